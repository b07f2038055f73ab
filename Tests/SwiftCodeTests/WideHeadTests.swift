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

    private func expectKept(_ function: SwiftFunction) throws {
        let text = SwiftPrinter.text(of: [SwiftDeclaration.function(function)])
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

    @Test func aParameterOfSuchATypeKeepsItsName() throws {
        let wide = SwiftTypeName.named(String(repeating: "T", count: 60), [])
        let function = SwiftFunction(
            .named("f"), [SwiftParameter(nil, "a", .named("Answer", [wide, wide, wide])), SwiftParameter(nil, "b", wide)], effects: [],
            result: .void, [.return(nil)])
        let text = SwiftPrinter.text(of: [SwiftDeclaration.function(function)])
        #expect(text.contains("\n    a: Answer<\n        TTT"), "\(text)")
    }
}
