/// `$root.a.b`
package struct Reference: Hashable, Sendable {
    package enum Root: Hashable, Sendable {
        /// `$self`: properties of the object that runs the flow, and what it carries.
        case object
        /// `$arg`: parameters of the method or flow.
        case argument
        /// `$tokens`: a state group.
        case state(String)
        /// `$clock.now`
        case clock
        /// `$error`: in `onFailure` and `always`.
        case error
        /// A result of an earlier step, or an item of `each`.
        case local(String)
        /// In the mock: `$request`, `$app`, a found record.
        case request, app
        /// `$mock.url`: where whoever calls has reached the mock.
        case mock
        /// `$settings.NAME`: a setting of the app, declared under `settings:`.
        case setting
        /// `$shared.Class`: the one object of a class that has `shared:`.
        case shared(String)
    }

    package var root: Root
    package var path: [String]

    package init(root: Root, path: [String]) {
        self.root = root
        self.path = path
    }
    /// `$error` itself.
    package var isError: Bool { root == .error && path.isEmpty }

    /// The name of an earlier step's value that it reads.
    package var local: String? {
        if case .local(let name) = root { name } else { nil }
    }
}
