internal import Spec

/// The pages of a reference, in reading order.
enum ReferencePage: String, CaseIterable, Sendable {
    case overview, types, methods, errors, endpoints, settings, flows, errata

    /// Forges show a folder's `README.md` by itself.
    var fileName: String { self == .overview ? "README.md" : "\(rawValue).md" }

    func title(_ language: TextLanguage) -> String {
        switch self {
        case .overview: language.say("Overview")
        case .types: language.say("Types")
        case .methods: language.say("Methods")
        case .errors: language.say("Errors")
        case .endpoints: language.say("Endpoints")
        case .settings: language.say("Settings and constants")
        case .flows: language.say("Flows")
        case .errata: language.say("What the guide gets wrong, and what is not from it")
        }
    }

    func summary(_ language: TextLanguage) -> String {
        switch self {
        case .overview: language.say("What it is, and how to start.")
        case .types: language.say("Classes, protocols and enums.")
        case .methods: language.say("Every method, in Swift and Objective-C.")
        case .errors: language.say("Every error: when it comes, what to do, what raises it.")
        case .endpoints: language.say("Every URL, with a request to try on the mock.")
        case .settings: language.say("What is set rather than called.")
        case .flows: language.say("What happens, step by step.")
        case .errata: language.say("Contradictions of the guide, and facts from elsewhere.")
        }
    }
}
