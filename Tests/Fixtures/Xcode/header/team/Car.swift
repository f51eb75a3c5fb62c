// Car.swift of Garage, © Team, 2026

import Foundation
