import SwiftCode
import Testing

/// Where `try` and `await` stand follows from what expressions do.
struct EffectTests {
    private static let a = SwiftExpression.name("a")
    private static let read = SwiftExpression.call("read", [], .throwing)
    private static let arrive = SwiftExpression.call("arrive", [], .waiting)
    private static let fetch = SwiftExpression.call("fetch", [], [.throwing, .waiting])

    @Test(arguments: [
        (read, "try read()"), (arrive, "await arrive()"), (fetch, "try await fetch()"), (read.dot("x").calling("y"), "try read().x.y()"),
        (a.infix(.coalescing, read), "try a ?? read()"), (.string([.text("x "), .value(fetch)]), "try await \"x \\(fetch())\""),
        (.call("f", [read.labelled("x"), arrive.labelled("y")]), "try await f(x: read(), y: arrive())"),
        (.array([a, read]), "try [a, read()]"), (.members([("k", arrive)]), "await [\"k\": arrive()]"), (.not(read), "try !read()"),
        (.ternary(a, read, a), "try a ? read() : a"), (a[read], "try a[read()]"), (read.cast(.forced, "T"), "try read() as! T"),
        (.call("f").with(.throwing), "try f()"),
    ])
    func oneKeywordInFrontCoversAll(_ expression: SwiftExpression, _ text: String) { #expect(expression.printed() == text) }

    @Test func statements() {
        #expect(SwiftStatement.return(Self.fetch).printed() == "return try await fetch()")
        #expect(SwiftStatement.throw(Self.read).printed() == "throw try read()")
        #expect(SwiftStatement.discard(Self.read).printed() == "_ = try read()")
        #expect(SwiftStatement.constant("x", "Int", Self.fetch).printed() == "let x: Int = try await fetch()")
        #expect(SwiftStatement.assign(Self.a, "+=", Self.read).printed() == "a += try read()")
        #expect(SwiftStatement.assign(Self.read.dot("x"), "=", Self.arrive).printed() == "try await read().x = arrive()")
        #expect(SwiftStatement.switch(Self.fetch, []).printed() == "switch try await fetch() {\n}")
    }

    @Test func conditions() {
        let conditions: [SwiftCondition] = [
            .test(Self.read), .bind("x", Self.arrive), .match(.enumCase("some", [.binding("y")]), Self.fetch),
        ]
        let text = SwiftStatement.if([SwiftBranch(conditions, [])], otherwise: nil).printed()
        #expect(text.hasPrefix("if try read(), let x = await arrive(), case .some(let y) = try await fetch() {"))
    }

    @Test func loops() {
        #expect(SwiftStatement.for(.name("x"), in: Self.fetch, [.break]).printed().hasPrefix("for x in try await fetch() {"))
        #expect(SwiftStatement.for(.name("x"), in: Self.a, [.break], rounds: .waiting).printed().hasPrefix("for await x in a {"))
        let both: Effects = [.throwing, .waiting]
        #expect(SwiftStatement.for(.name("x"), in: Self.a, [.break], rounds: both).printed().hasPrefix("for try await x in a {"))
        #expect(
            SwiftStatement.for(.name("x"), in: Self.arrive, [.break], rounds: .waiting).printed().hasPrefix(
                "for await x in await arrive() {"))
        #expect(
            SwiftStatement.for(.name("x"), in: Self.fetch, [.break], rounds: both).printed().hasPrefix(
                "for try await x in try await fetch() {"))
    }

    @Test func closuresKeepTheirs() {
        let call = SwiftExpression.call("run", trailing: SwiftClosure([], Self.fetch))
        #expect(call.printed() == "run { try await fetch() }")
        #expect(call.effects == [])
        #expect(call.with(.throwing).printed() == "try run { try await fetch() }")
    }

    /// What a macro holds is checked by itself; the function around it throws and waits all the same.
    @Test func macrosHoldTheirOwn() {
        let check = SwiftExpression.macro("expect", [Self.fetch.infix(.equal, Self.a).unlabelled])
        #expect(check.printed() == "#expect(try await fetch() == a)")
        #expect(check.effects == [.throwing, .waiting])
        let required = SwiftExpression.macro("require", [Self.arrive.unlabelled], isThrowing: true)
        #expect(required.printed() == "try #require(await arrive())")
        #expect(required.dot("x").effects == [.throwing, .waiting])
    }

    /// The compiler does not look into macros: a closure in which nothing else throws says that it does.
    @Test func closuresSayWhatMacrosHold() {
        let check = SwiftStatement.expression(.macro("expect", [Self.fetch.infix(.equal, Self.a).unlabelled]))
        let read = SwiftStatement.expression(.macro("expect", [Self.read.unlabelled]))
        #expect(SwiftExpression.closure(SwiftClosure([], [check])).printed() == "{ () async throws in #expect(try await fetch() == a) }")
        #expect(SwiftExpression.closure(SwiftClosure(["b"], [read])).printed() == "{ (b) throws in #expect(try read()) }")
        let seen = SwiftExpression.closure(SwiftClosure([], [check, .expression(Self.read)])).printed()
        #expect(seen.hasPrefix("{\n    #expect(try await fetch() == a)\n    try read()"))
    }

    @Test func optionalTryHoldsItsOwn() {
        let value = SwiftExpression.optionalTry(Self.fetch)
        #expect(value.printed() == "try? await fetch()")
        #expect(value.effects == .waiting)
        #expect(value.infix(.coalescing, Self.read).printed() == "try (try? await fetch()) ?? read()")
    }

    @Test func functionsAreAskedWhatTheyDo() {
        let body: [SwiftStatement] = [.if([SwiftBranch([.test(Self.a)], [.expression(Self.read)])], otherwise: [.expression(Self.arrive)])]
        #expect(body.effects == [.throwing, .waiting])
        #expect([SwiftStatement.throw(Self.a)].effects == .throwing)
        #expect([SwiftStatement.do([.expression(Self.fetch)], [SwiftCatch(nil, [])])].effects == .waiting)
        #expect([SwiftStatement.do([.expression(Self.read)], [SwiftCatch(.enumCase("one", []), [])])].effects == .throwing)
        #expect([SwiftStatement.for(.any, in: Self.a, [], rounds: .waiting)].effects == .waiting)
        #expect([SwiftStatement.function(SwiftFunction(.named("f"), [], [.expression(Self.fetch)]))].effects == [])
    }

    @Test func functionsNameTheirOnlyError() {
        let function = SwiftFunction(.named("f"), effects: [.throwing, .waiting], failure: "Stop", result: "Int", nil)
        #expect(SwiftDeclaration.function(function).printed() == "func f() async throws(Stop) -> Int")
        let silent = SwiftFunction(.named("f"), failure: "Stop", nil)
        #expect(SwiftDeclaration.function(silent).printed() == "func f()")
    }
}
