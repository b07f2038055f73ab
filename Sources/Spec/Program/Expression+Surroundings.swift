extension Expression {
    /// Whether the value itself comes from the client's surroundings: state, clock, settings, other objects.
    package var needsEnvironment: Bool {
        switch kind {
        case .reference(let reference):
            switch reference.root {
            case .state, .clock, .setting, .shared: true
            default: false
            }
        case .later, .random, .url, .ask, .kept, .function(.until, _): true
        default: false
        }
    }
}
