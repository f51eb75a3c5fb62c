struct Car_xView {} // Car-xView in Car-xView.swift
