enum ___VARIABLE_productName___ {} // ___VARIABLE_screen___
