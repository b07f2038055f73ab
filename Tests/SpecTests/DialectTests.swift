import Testing

@testable import Spec

/// The table of what dialects differ in speaks of things that there are.
@Suite("Dialects")
struct DialectTests {
    private static let all: [Dialect] = [.flow, .answer, .unasked, .scenario, .constant, .request]

    @Test("each function that a dialect names is one", arguments: all)
    func functions(_ dialect: Dialect) throws {
        let names =
            switch dialect.functions {
            case .but(let names), .only(let names): names
            }
        #expect(names.isSubset(of: try Self.verbs(of: .function)))
    }

    @Test("flows and answers control their steps with the same verbs, answers and scenarios change records with the same, all give names")
    func sharedVerbs() throws {
        let (flow, answer, scenario) = (try Self.verbs(of: .step), try Self.verbs(of: .mockStep), try Self.verbs(of: .scenarioStep))
        #expect(flow.intersection(answer) == ["let", "require", "if", "when", "each", "fail"])
        #expect(answer.intersection(scenario) == ["let", "put", "drop"])
        #expect(flow.intersection(scenario) == ["let", "call", "set", "new"])
    }

    @Test("every function of values says what it gives, and what it is for", arguments: Expression.Function.allCases)
    func signatures(_ function: Expression.Function) throws {
        #expect(function.signature.result != .void)
        #expect(!function.signature.meaning.isEmpty)
        #expect(try Self.verbs(of: .function).contains(function.rawValue))
    }

    private static func verbs(of name: DefinitionName) throws -> Set<String> {
        guard case .choice(let choice) = Grammar.definition(name).form else { throw Missing() }
        return Set(choice.variants.map(\.verb))
    }

    private struct Missing: Error {}
}
