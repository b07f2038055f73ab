import ClientRuntime
import MockTesting
import Testing

/// Errors that hold values, as scenarios look at them.
@Suite struct HeldErrorTests {
    private enum Trouble: HoldingError {
        case busy(wait: Double)
        case closed

        enum Kind: Int, Hashable, Sendable { case busy = 1, closed = 2 }

        static var errorDomain: String { "trouble" }
        var kind: Kind {
            switch self {
            case .busy: .busy
            case .closed: .closed
            }
        }
        var meaning: String { "" }
        var details: JSONValue {
            switch self {
            case .busy(let wait): ["wait": .double(wait)]
            case .closed: .null
            }
        }
    }

    @Test func whatIsNamedIsCompared() {
        let error = Trouble.busy(wait: 30)
        #expect(error == .busy(wait: 31))
        #expect(error.isSame(as: .busy(wait: 0), holding: [:]))
        #expect(error.isSame(as: .busy(wait: 0), holding: ["wait": 30]))
        #expect(!error.isSame(as: .busy(wait: 30), holding: ["wait": 31]))
        #expect(!error.isSame(as: .closed, holding: [:]))
        #expect(!Trouble.closed.isSame(as: .closed, holding: ["wait": 30]))
    }
}
