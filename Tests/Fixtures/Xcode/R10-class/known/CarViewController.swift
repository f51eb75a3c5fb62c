class CarViewController: UIViewController {}
