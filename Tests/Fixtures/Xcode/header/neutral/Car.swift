//
//  Car.swift
//  Project
//

import Foundation
