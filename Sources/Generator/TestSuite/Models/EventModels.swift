/// How the events of one delegate are noted.
struct EventLogModel: ViewModel {
    let element: String
    let sequence: String
    let cases: [NotedEventModel]
    /// Of methods that are awaited: their errors.
    let failures: [NotedEventModel]
    let isAwaited: Bool
    /// Makes the delegate whose events are noted; nothing where none is registered.
    let following: [String]

    static let members: [ViewMember<EventLogModel>] = [
        .text("element") { $0.element },
        .text("sequence") { $0.sequence },
        .models("cases") { $0.cases },
        .models("failures") { $0.failures },
        .flag("isAwaited") { $0.isAwaited },
        .flag("isRegistered") { !$0.following.isEmpty },
        .texts("following") { $0.following },
    ]
}

/// A pattern, and what is noted where it fits.
struct NotedEventModel: ViewModel {
    let head: String
    let lines: [String]

    static let members: [ViewMember<NotedEventModel>] = [.text("head") { $0.head }, .texts("lines") { $0.lines }]
}
