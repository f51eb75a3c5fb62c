{{<base/view-controller}}
{{$members}}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Analytics.screen("{{scene}}")
    }
{{/members}}
{{/base/view-controller}}
