struct Car_x {} // Car-x in Car-xView.swift
