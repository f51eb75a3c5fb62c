extension Car_x_List {}
