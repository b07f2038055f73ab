/// The names of outcomes that are no documented error.
enum Outcome {
    static let ok = "ok"
    static let page = "page"
    static let refused = "refused"
    static let invalid = "invalid"
    static let cut = "cut"
    static let fault = "fault"
    static let unmatched = "unmatched"
    static let tooLarge = "tooLarge"
    static let defect = "defect"
    static let control = "control"
    static let called = "called"
    static let late = "late"
    static let unanswered = "unanswered"
    static let unreachable = "unreachable"

    /// Those that a request can have whatever it is for.
    static let ofAny = [ok, page, refused, invalid, cut, fault, unmatched, tooLarge, defect]
    /// Those that a call of an app's server can have.
    static let ofCallbacks = [called, late, unanswered, unreachable, defect]
}
