import UIKit
class Car: UIView {}
