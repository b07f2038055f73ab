import SwiftCode
import Testing

/// Brackets stand where Swift needs them, and where a reader would stumble.
struct PrecedenceTests {
    private static let a = SwiftExpression.name("a")
    private static let b = SwiftExpression.name("b")
    private static let c = SwiftExpression.name("c")
    private static let d = SwiftExpression.name("d")
    private static let read = SwiftExpression.call("read", [], .throwing)

    @Test(arguments: [
        (a.infix(.or, b).infix(.and, c), "(a || b) && c"),
        (a.infix(.and, b.infix(.or, c)), "a && (b || c)"),
        (a.infix(.or, b).infix(.equal, c), "(a || b) == c"),
        (a.infix(.subtraction, b.infix(.subtraction, c)), "a - (b - c)"),
        (a.infix(.subtraction, b.infix(.addition, c)), "a - (b + c)"),
        (a.infix(.addition, b).infix(.multiplication, c), "(a + b) * c"),
        (a.infix(.division, b.infix(.multiplication, c)), "a / (b * c)"),
        (a.infix(.less, b).infix(.equal, c), "(a < b) == c"),
        (a.infix(.addition, b).dot("count"), "(a + b).count"),
        (.not(a.infix(.and, b)), "!(a && b)"),
        (.not(.not(a)), "!(!a)"),
        (.negative(.negative(a)), "-(-a)"),
        (.negative(.integer(-1)), "-(-1)"),
        (.integer(-1).dot("magnitude"), "(-1).magnitude"),
        (.integer(-2).infix(.closedRange, .integer(-1)), "-2...(-1)"),
        (a.infix(.closedRange, b).dot("count"), "(a...b).count"),
        (a.cast(.conditional, "T").chained.dot("x"), "(a as? T)?.x"),
        (.not(a.cast(.test, "T")), "!(a is T)"),
        (.ternary(a, b, c).infix(.addition, d), "(a ? b : c) + d"),
        (.ternary(.ternary(a, b, c), b, c), "(a ? b : c) ? b : c"),
        (.optionalTry(read).infix(.coalescing, b), "(try? read()) ?? b"),
        (.optionalTry(read).dot("x"), "(try? read()).x"),
        (.closure(SwiftClosure([], a)).called(), "({ a })()"),
    ])
    func bracketsThatAreNeeded(_ expression: SwiftExpression, _ text: String) { #expect(expression.printed() == text) }

    @Test(arguments: [
        (a.infix(.and, b).infix(.or, c), "(a && b) || c"),
        (a.infix(.coalescing, b).infix(.equal, c), "(a ?? b) == c"),
        (a.cast(.conditional, "T").infix(.coalescing, b), "(a as? T) ?? b"),
        (a.infix(.addition, b).cast(.certain, "T"), "(a + b) as T"),
        (.integer(0).infix(.halfOpenRange, a.infix(.addition, b)), "0..<(a + b)"),
    ])
    func bracketsForReaders(_ expression: SwiftExpression, _ text: String) { #expect(expression.printed() == text) }

    @Test(arguments: [
        (a.infix(.and, b).infix(.and, c), "a && b && c"),
        (a.infix(.and, b.infix(.and, c)), "a && b && c"),
        (a.infix(.or, b.infix(.or, c.infix(.or, d))), "a || b || c || d"),
        (a.infix(.coalescing, b.infix(.coalescing, c)), "a ?? b ?? c"),
        (a.infix(.subtraction, b).infix(.subtraction, c), "a - b - c"),
        (a.infix(.addition, b).infix(.subtraction, c), "a + b - c"),
        (a.infix(.addition, b.infix(.multiplication, c)), "a + b * c"),
        (a.infix(.equal, b).infix(.and, c.infix(.less, d)), "a == b && c < d"),
        (a.infix(.equal, b.infix(.addition, c)), "a == b + c"),
        (a.infix(.subtraction, .integer(-1)), "a - -1"),
        (.not(a.dot("isEmpty")), "!a.isEmpty"),
        (.not(a.called([]).forced), "!a()!"),
        (.ternary(a.infix(.or, b), b, c), "a || b ? b : c"),
        (.ternary(a, b, .ternary(b, c, d)), "a ? b : b ? c : d"),
        (.call("f", [a.infix(.or, b).labelled("x"), SwiftArgument(nil, .optionalTry(read))]), "f(x: a || b, try? read())"),
        (.array([a.infix(.addition, b), .ternary(a, b, c)]), "[a + b, a ? b : c]"),
    ])
    func noBrackets(_ expression: SwiftExpression, _ text: String) { #expect(expression.printed() == text) }

    @Test func braceOfAConditionIsNotAClosure() {
        let closure = SwiftExpression.name("list").calling("contains", trailing: SwiftClosure(["x"], .name("x")))
        let wrapped = "(list.contains { x in x })"
        #expect(SwiftStatement.if([SwiftBranch([.test(closure)], [])], otherwise: nil).printed().hasPrefix("if \(wrapped) {"))
        #expect(SwiftStatement.guard([.bind("y", closure)], [.return(nil)]).printed().hasPrefix("guard let y = \(wrapped) else {"))
        #expect(SwiftStatement.for(.name("y"), in: closure, [.break]).printed().hasPrefix("for y in \(wrapped) {"))
        #expect(
            SwiftStatement.while([.test(closure.dot("isTrue"))], [.break]).printed().hasPrefix(
                "while (list.contains { x in x }.isTrue) {"))
        #expect(SwiftStatement.switch(closure, []).printed().hasPrefix("switch \(wrapped) {"))
        #expect(closure.printed() == "list.contains { x in x }")
    }
}
