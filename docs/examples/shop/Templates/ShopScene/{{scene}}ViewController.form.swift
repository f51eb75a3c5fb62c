{{<base/form-view-controller}}
{{$members}}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Analytics.screen("{{scene}}")
    }
{{/members}}
{{/base/form-view-controller}}
