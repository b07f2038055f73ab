import Foundation
import Testing

@testable import SwiftCode

/// What follows brackets of several lines, heads of blocks that take several, and types that are wider than one: as the formatter has it, and Swift reads it.
@Suite struct WideHeadTests {
    private func name(_ length: Int) -> SwiftExpression { .name(String(repeating: "x", count: length)) }

    /// `xxx ?? (test ? xxx : xxx)`
    private func ending(_ length: Int) -> SwiftExpression {
        name(length).infix(.coalescing, .ternary(.name("test"), name(length), name(length)))
    }

    /// The formatter leaves it as it is, and Swift reads it.
    private func expectKept(_ statements: [SwiftStatement], effects: Effects = []) throws {
        try expectKept(SwiftFunction(.named("f"), effects: effects, result: .void, statements))
    }

    private func expectKept(_ function: SwiftFunction) throws { try expectKept([.function(function)]) }

    private func expectKept(_ declarations: [SwiftDeclaration]) throws {
        let text = SwiftPrinter.text(of: declarations)
        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let configuration = root.appending(path: ".swift-format").path
        if Tool.find("swift-format") != nil {
            let result = try Tool.with(files: [("F.swift", text)]) {
                try Tool.run("swift-format", ["lint", "--strict", "--configuration", configuration] + $0)
            }
            #expect(result.status == 0, "\(result.output)\n\(text)")
        }
        if Tool.find("swiftc") != nil {
            let result = try Tool.with(files: [("F.swift", text)]) { try Tool.run("swiftc", ["-frontend", "-parse"] + $0) }
            #expect(result.status == 0, "\(result.output)\n\(text)")
        }
    }

    // MARK: `?` behind brackets that end with brackets

    private func printed(_ value: SwiftExpression) -> String { SwiftPrinter.text(of: [.return(value)]) }

    @Test func aQuestionMarkDoesNotFollowBracketsThatEndWithBrackets() throws {
        #expect(printed(ending(1).chained.dot("name")) == "return (x ?? (test ? x : x)).flatMap { $0.name }\n")
        #expect(printed(ending(1).chained.dot("a").chained.dot("b")) == "return (x ?? (test ? x : x)).flatMap { $0.a?.b }\n")
        #expect(printed(name(1).infix(.coalescing, .null).chained.dot("name")) == "return (x ?? nil)?.name\n")
        try expectKept([.return(ending(70).chained.dot("text").calling("map", trailing: SwiftClosure(["a"], .name("a"))))])
    }

    @Test func whatThrowsOutsideTheClosureNeedsNoTryInside() {
        let value = SwiftExpression.call("read", [], .throwing).infix(.coalescing, .ternary(.name("a"), .name("b"), .name("c")))
        #expect(printed(value.chained.dot("name")) == "return try (read() ?? (a ? b : c)).flatMap { $0.name }\n")
        let call = ending(1).chained.calling("load", [], .throwing)
        #expect(printed(call) == "return try (x ?? (test ? x : x)).flatMap { try $0.load() }\n")
    }

    @Test func whatAClosureCannotHoldStaysBehindTheQuestionMark() {
        #expect(printed(ending(1).chained.calling("load", [], .waiting)) == "return await (x ?? (test ? x : x))?.load()\n")
        #expect(printed(ending(1).chained[.name("$0")]) == "return (x ?? (test ? x : x))?[$0]\n")
    }

    @Test func suchAClosureStandsInBracketsInACondition() {
        let value = ending(1).chained.dot("isNew")
        let text = SwiftPrinter.text(of: [.if([SwiftBranch([.bind("a", value)], [.break])], otherwise: nil)])
        #expect(text.hasPrefix("if let a = ((x ?? (test ? x : x)).flatMap { $0.isNew }) {"), "\(text)")
    }

    // MARK: closures

    @Test func aClosureBehindBracketsOfBracketsIsAsDeepAsTheLineThatTheyBeganOn() throws {
        let inner = SwiftExpression.ternary(name(40).infix(.coalescing, name(40)), name(40), name(40)).cast(.certain, "Int?")
        let value = SwiftExpression.ternary(name(60), name(60), inner)
        let call = value.calling("map", trailing: SwiftClosure([], [.expression(.call("first")), .expression(.call("second"))]))
        try expectKept([.expression(.call("f", [call.unlabelled, name(1).unlabelled]))])
    }

    @Test func aClosureBehindAChoiceInAChoiceIsAsDeepAsTheOuterOne() throws {
        func mapped(_ value: SwiftExpression) -> SwiftExpression {
            value.calling("map", trailing: SwiftClosure([], [.expression(.call("first")), .expression(.call("second"))]))
        }
        let two = SwiftExpression.ternary(name(60), name(60), .ternary(name(60), name(60), name(60)))
        let three = SwiftExpression.ternary(name(60), name(60), two)
        let coalesced = SwiftExpression.ternary(name(60), name(60), name(70).infix(.coalescing, name(70)))
        for value in [two, three, coalesced] {
            try expectKept([.expression(.call("f", [mapped(value).unlabelled, name(1).unlabelled]))])
            try expectKept([.return(mapped(value))])
        }
    }

    @Test func aBraceBehindAHeadOfSeveralLinesBeginsALine() throws {
        let value = ending(70).calling("contains", trailing: SwiftClosure(["a"], [.expression(.call("first")), .return(.name("a"))]))
        try expectKept([.if([SwiftBranch([.test(value)], [.return(nil)])], otherwise: nil)])
    }

    // MARK: chains

    @Test func onlyTheOperandThatEndsWithAClosureStandsInBrackets() throws {
        func loop(_ length: Int) -> SwiftStatement {
            let mapped = name(length).calling("map", trailing: SwiftClosure(["a"], .name("a")))
            let test = SwiftExpression.call("load", trailing: SwiftClosure([], .name("a"))).infix(.equal, name(length))
            let choice = SwiftExpression.ternary(test, name(length), name(length))
            let chain = name(length).infix(.coalescing, choice.infix(.coalescing, mapped.infix(.coalescing, .array([]))))
            return .for(.any, in: chain, [.break])
        }
        #expect(
            SwiftPrinter.text(of: [loop(1)]).hasPrefix("for _ in x ?? (load { a } == x ? x : x) ?? (x.map { a in a }) ?? [] {"),
            "\(SwiftPrinter.text(of: [loop(1)]))")
        try expectKept([loop(50)])
    }

    @Test func whatFollowsAnOperandInBracketsIsDeeperInAList() throws {
        let mapped = name(40).chained.calling("map", trailing: SwiftClosure(["a"], .name("a")))
        let whole = SwiftExpression.tuple([mapped.unlabelled])
        func chain(_ operands: [SwiftExpression]) -> SwiftExpression { SwiftExpression.joined(operands, .coalescing) ?? .null }
        let chains = [[whole, whole, whole], [name(60), whole, name(60), whole, name(60)], [whole, name(60), whole, whole, whole]].map(
            chain)
        for each in chains {
            try expectKept([.expression(.call("f", [each.unlabelled, name(1).unlabelled]))])
            try expectKept([.return(each)])
        }
    }

    // MARK: closures as defaults of handlers

    private func handler(_ parameters: Int, _ length: Int) throws -> String {
        let types = (0..<parameters).map { _ in SwiftTypeName.named(String(repeating: "T", count: length)) }
        let type = SwiftTypeName.escaping(.function(SwiftTypeName.Function(types, result: "Int")))
        let value = SwiftExpression.closure(SwiftClosure(["_", "_"], [.expression(.call("first")), .return(.integer(0))]))
        let function = SwiftFunction(
            .named("f"), [SwiftParameter(nil, "handler", type, default: value)], effects: [], result: .void, [.return(nil)])
        try expectKept(function)
        return SwiftPrinter.text(of: [SwiftDeclaration.function(function)])
    }

    @Test func aHandlerThatFitsKeepsItsName() throws {
        #expect(try handler(3, 29).contains("\n    handler: @escaping (TTT"))
        #expect(try handler(3, 34).contains("\n    handler: @escaping (TTT"))
    }

    @Test func aHandlerThatIsWiderThanItsLineBeginsBelowItsName() throws {
        #expect(try handler(3, 35).contains("\n    handler:\n        @escaping (TTT"))
    }

    @Test func oneThatIsWiderThanAnyLineIsBrokenBetweenItsBrackets() throws {
        #expect(try handler(4, 35).contains("\n    handler:\n        @escaping (\n            TTT"))
    }

    // MARK: brackets around what tries

    @Test func membersOfWhatTriesBeginALineInsideItsBrackets() throws {
        func tried(_ length: Int) -> SwiftStatement {
            let text = SwiftExpression.string(String(repeating: "x", count: length))
            let value = SwiftExpression.optionalTry(text.dot("lowercased").called()).infix(.coalescing, .string(""))
            return .expression(.call("f", [value.labelled("of"), name(1).unlabelled]))
        }
        for length in [90, 100, 104, 108, 109, 110, 116, 118, 120, 122, 126] { try expectKept([tried(length)]) }
    }

    // MARK: types

    @Test func argumentsOfATypeThatAreWiderThanALineStandBetweenTheirBrackets() throws {
        let wide = SwiftTypeName.optional(.named(String(repeating: "T", count: 50), []))
        func answer(_ count: Int) -> SwiftStatement {
            let tuple = SwiftTypeName.tuple((0..<count).map { SwiftTypeName.Element("value\($0)", wide) })
            return .constant("answer", nil, SwiftExpression.type(.named("Answer", [tuple])).called())
        }
        #expect(SwiftPrinter.text(of: [answer(2)]).contains("\n    Answer<\n        (value0: "), "\(SwiftPrinter.text(of: [answer(2)]))")
        try expectKept([answer(2)])
        try expectKept([answer(4)])
        let many = SwiftExpression.type(.named("Answer", [wide, wide, wide])).called()
        try expectKept([.expression(.call("f", [many.labelled("of"), name(1).unlabelled]))])
    }

    private func closure(_ values: Int) -> SwiftExpression {
        let names = (0..<values).map { "value\($0)" }
        return .closure(SwiftClosure(names, .call("give", names.map { SwiftExpression.name($0).labelled($0) })))
    }

    private func sendable(_ values: Int, _ length: Int) -> SwiftTypeName {
        let type = SwiftTypeName.named(String(repeating: "T", count: length))
        return .function(SwiftTypeName.Function(attributes: ["@Sendable"], Array(repeating: type, count: values)))
    }

    @Test func aConstantWhoseTypeIsAClosureWiderThanALineHasItBelowItsName() throws {
        func answer(_ values: Int, _ length: Int) -> String {
            SwiftPrinter.text(of: [.constant("answer", sendable(values, length), closure(values))])
        }
        #expect(answer(3, 30).hasPrefix("let answer: @Sendable (TTT"))
        #expect(answer(3, 35).hasPrefix("let answer:\n    @Sendable (TTT"))
        #expect(answer(3, 41).hasPrefix("let answer:\n    @Sendable (\n        TTT"))
        #expect(answer(3, 41).contains("\n    ) -> Void = { value0, value1, value2 in give("))
        for length in Array(30...41) + [60] { try expectKept([.constant("answer", sendable(3, length), closure(3))]) }
        for length in Array(20...28) { try expectKept([.constant("answer", sendable(5, length), closure(5))]) }
        for length in Array(95...125) { try expectKept([.constant("answer", sendable(1, length), closure(1))]) }
        for length in Array(32...41) { try expectKept([.constant("answer", sendable(3, length), .call("load"))]) }
    }

    @Test func soHasOneWhoseTypeIsAnOptionalClosure() throws {
        for length in Array(34...46) {
            for type in [SwiftTypeName.optional(sendable(3, length)), .implicitlyUnwrapped(sendable(3, length))] {
                try expectKept([.constant("answer", type, .call("load"))])
                try expectKept([.constant("answer", type, nil)])
                let parameter = SwiftParameter(nil, "answer", type)
                try expectKept(SwiftFunction(.named("f"), [parameter], effects: [], result: .void, [.return(nil)]))
            }
        }
    }

    /// Stored, computed on a line and on several, with a setter, and asked for by a protocol.
    private func properties(_ type: SwiftTypeName) -> [SwiftDeclaration] {
        let several: [SwiftStatement] = [.expression(.call("load")), .return(.name("kept"))]
        let forms: [SwiftVariable.Form] = [
            .stored(nil), .computed([.expression(.name("kept"))]), .computed(several),
            .accessors(get: [.expression(.name("kept"))], set: [.assign(.name("kept"), "=", .name("newValue"))]),
        ]
        let members = forms.map { SwiftDeclaration(.variable(SwiftVariable("answer", type, $0))) }
        let asked = [false, true].map { SwiftDeclaration(.variable(SwiftVariable("answer", type, .requirement(isSettable: $0)))) }
        return [
            SwiftDeclaration(.type(SwiftTypeDeclaration(.struct, "Host", members))),
            SwiftDeclaration(.type(SwiftTypeDeclaration(.protocol, "Asking", asked))),
        ]
    }

    @Test func aPropertyOfSuchATypeHasItBelowItsName() throws {
        let text = SwiftPrinter.text(of: properties(.optional(sendable(3, 38))))
        #expect(text.contains("    var answer:\n        (\n            @Sendable (\n                TTT"))
        #expect(text.contains("            ) -> Void\n        )?\n    { get set }\n"))
        for length in Array(30...42) {
            try expectKept(properties(sendable(3, length)))
            try expectKept(properties(.optional(sendable(3, length))))
        }
        for length in [20, 21, 22, 23, 24, 25, 60] { try expectKept(properties(.optional(sendable(5, length)))) }
        for length in Array(110...126) { try expectKept(properties(.named(String(repeating: "T", count: length)))) }
        for length in Array(33...42) {
            let parts = Array(repeating: SwiftTypeName.named(String(repeating: "T", count: length)), count: 3)
            try expectKept(properties(.named("Table", parts)))
        }
    }

    @Test func aCastBehindBracketsThatEndAtTheMarginStandsBelow() throws {
        func cast(_ length: Int) -> SwiftExpression { name(40).infix(.coalescing, name(length)).cast(.certain, .optional("String")) }
        #expect(SwiftPrinter.text(of: [.return(cast(125))]).hasSuffix("xx)\n    as String?\n"))
        for length in Array(106...122) {
            try expectKept([.return(cast(length))])
            try expectKept([.constant("value", nil, cast(length))])
            try expectKept([.discard(.ternary(name(60), cast(length), name(70)))])
            try expectKept([.expression(.call("f", [cast(length).labelled("of"), name(20).unlabelled]))])
        }
    }

    @Test func aParameterOfSuchATypeKeepsItsName() throws {
        let wide = SwiftTypeName.named(String(repeating: "T", count: 60), [])
        let function = SwiftFunction(
            .named("f"), [SwiftParameter(nil, "a", .named("Answer", [wide, wide, wide])), SwiftParameter(nil, "b", wide)], effects: [],
            result: .void, [.return(nil)])
        let text = SwiftPrinter.text(of: [SwiftDeclaration.function(function)])
        #expect(text.contains("\n    a: Answer<\n        TTT"), "\(text)")
    }
}
