class ___VARIABLE_productName___: ___VARIABLE_superclass___ {}
