enum Log_inFlow {} // Log-in
