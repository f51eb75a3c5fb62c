func ___VARIABLE_productName:identifier___() {
    print(__PRETTY_FUNCTION__, <#placeholder#>, "___")
    ___VARIABLE_other___ ___SOMETHING:identifier___ ___VARIABLE_other___
    ______ ___ ____x ___VARIABLE_productName____tail ____VARIABLE_productName___
    ___VARIABLE_productName:shout___ ___VARIABLE_productName:___
}
