// ___VARIABLE_language___
