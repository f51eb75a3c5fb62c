func Car() {
    print(__PRETTY_FUNCTION__, <#placeholder#>, "___")
    ___VARIABLE_other___ ___SOMETHING:identifier___ ___VARIABLE_other___
    ______ ___ ____x Car_tail _Car
    ___VARIABLE_productName:shout___ ___VARIABLE_productName:___
}
