//
//  Car.swift
//  Garage
//
//  Created by Ann Example on 21/11/2026.
//  Copyright © 2026 Example Org. All rights reserved.
//

import Foundation
