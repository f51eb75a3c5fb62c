{{<base/view-controller}}
{{$members}}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        SceneEvents.observer?(ScreenEvent(name: "{{scene}}"))
    }
{{/members}}
{{/base/view-controller}}
