//___FILEHEADER___

import Foundation
