import UIKit
class Car: BaseView {}
