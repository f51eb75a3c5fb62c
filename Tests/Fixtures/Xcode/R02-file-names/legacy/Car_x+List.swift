extension Car_x {}
