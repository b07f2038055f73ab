import SwiftCode

extension Samples {
    static var types: [SwiftDeclaration] {
        [
            SwiftDeclaration(.comment("MARK: - Types")),
            SwiftDeclaration(.type(structure), [.public], attributes: ["@MainActor"], documentation: documentation),
            SwiftDeclaration(.type(enumeration), [.public, .indirect], documentation: SwiftDocumentation("An enum.")),
            SwiftDeclaration(.type(requirements), [.public], documentation: SwiftDocumentation("A protocol.")),
            SwiftDeclaration(
                .type(
                    SwiftTypeDeclaration(
                        .class, "Thing", generics: [SwiftGeneric("Value", "Sendable"), SwiftGeneric("Other")], inherits: ["Base"], members)),
                [.open], documentation: SwiftDocumentation("A class.")),
            SwiftDeclaration(.type(SwiftTypeDeclaration(.actor, "Keeper", [])), [.final], attributes: [deprecated]),
            SwiftDeclaration(.type(SwiftTypeDeclaration(.extension, "Thing.Inner", inherits: ["Sendable"], []))),
            SwiftDeclaration(.alias("Handler", .function(handler)), [.public], documentation: SwiftDocumentation("What is called back.")),
            SwiftDeclaration(
                .conditional(
                    "UIKit", [SwiftDeclaration(.alias("View", "UIView"))],
                    otherwise: [SwiftDeclaration(.type(SwiftTypeDeclaration(.class, "View", [])))])),
            SwiftDeclaration(
                .conditional(
                    "WebKit", [SwiftDeclaration(.alias("Page", "WKWebView")), SwiftDeclaration(.alias("Pages", .array("Page")))],
                    otherwise: [])),
        ]
    }

    private static let deprecated = SwiftAttribute(
        "@available", [SwiftExpression.name("*").unlabelled, .init(nil, .name("deprecated")), .init("message", .string("It is \"old\"."))])

    private static let documentation = SwiftDocumentation(
        "A summary that is long enough to be broken at every width that a test prints, with `code` and \"marks\" in it, and more words.",
        "A second paragraph\nwith a line break.",
        parameters: [
            ("first", "What it is, in so many words that they do not fit on one line of a hundred and forty columns, whatever comes."),
            ("second", "Another."),
        ],
        returns: "Something.",
        throws: "Whatever goes wrong."
    )

    private static let handler = SwiftTypeName.Function(
        attributes: ["@Sendable"], ["Int", .optional("String"), .inout("Thing")], effects: [.throwing, .waiting],
        result: .tuple([.init("a", "Int"), .init(nil, .any(["Foo", "Bar"]))]))

    private static func variable(_ variable: SwiftVariable, _ modifiers: [SwiftModifier] = []) -> SwiftDeclaration {
        SwiftDeclaration(
            .variable(variable), modifiers, documentation: modifiers.contains(.public) ? SwiftDocumentation("A property.") : nil)
    }

    private static let structure = SwiftTypeDeclaration(
        .struct, "Sample", generics: [SwiftGeneric("Value", .any(["Sendable"]))],
        inherits: ["Hashable", "Sendable", .named("Sequence", ["Value"])],
        [
            SwiftDeclaration(
                .group([
                    variable(SwiftVariable("a", "Int", isConstant: true, .stored(nil))),
                    variable(SwiftVariable("b", nil, .stored(long)), [.private, .static]),
                ])),
            variable(SwiftVariable("default", .implicitlyUnwrapped("Thing"), .stored(nil)), [.weak]),
            variable(SwiftVariable("hook", .function(handler), isConstant: true, .stored(nil)), [.private]),
            variable(SwiftVariable("short", "Int", .computed([.expression(a)])), [.public]),
            variable(SwiftVariable("long", .optional(.function(handler)), .computed([.constant("x", nil, long), .return(long)]))),
            variable(
                SwiftVariable("loaded", .dictionary("String", .array("Int")), effects: [.throwing, .waiting], .computed([.return(both)]))),
            variable(
                SwiftVariable("both", "Int", .accessors(get: [.expression(a)], set: [.assign(a, "=", .name("newValue")), .expression(b)]))),
            variable(SwiftVariable("chain", "Bool", isConstant: true, .stored(long.infix(.and, long).infix(.and, long))), [.fileprivate]),
        ])

    private static let enumeration = SwiftTypeDeclaration(
        .enum, "Kind", inherits: ["String"],
        [
            SwiftDeclaration(.enumCase("one", value: nil), documentation: SwiftDocumentation("The first.")),
            SwiftDeclaration(.enumCase("default", value: .string("default value")), documentation: SwiftDocumentation("The second.")),
            SwiftDeclaration(.enumCase("init", value: .integer(-1_234_567)), documentation: SwiftDocumentation("The third.")),
        ])

    private static let requirements = SwiftTypeDeclaration(
        .protocol, "Requirements", inherits: ["AnyObject"],
        [
            SwiftDeclaration(
                .variable(SwiftVariable("name", "String", .requirement(isSettable: false))), documentation: SwiftDocumentation("A name.")),
            SwiftDeclaration(
                .variable(SwiftVariable("value", "Int", .requirement(isSettable: true))), documentation: SwiftDocumentation("A value.")),
            SwiftDeclaration(
                .variable(SwiftVariable("later", "Int", effects: [.waiting], .requirement(isSettable: false))),
                documentation: SwiftDocumentation("Later.")),
            SwiftDeclaration(
                .function(
                    SwiftFunction(
                        .named("make"), [SwiftParameter("of", "kind", "Kind")], effects: [.throwing, .waiting], result: "Int", nil)),
                documentation: SwiftDocumentation("Makes.", parameters: [("kind", "Which.")])),
        ])

    private static var members: [SwiftDeclaration] {
        functions.map { SwiftDeclaration(.function($0)) } + subscripts.map { SwiftDeclaration(.variable($0)) }
    }

    private static let subscripts: [SwiftVariable] = [
        SwiftVariable(subscript: [SwiftParameter("", "index", "Int")], .optional(.any(["Foo"])), .computed([.expression(a)])),
        SwiftVariable(
            subscript: [SwiftParameter("of", "kind", "Kind"), SwiftParameter("", "name", "String", default: .string("plain"))], "Int",
            .accessors(get: [.expression(a)], set: [.expression(b)])),
    ]

    private static let functions: [SwiftFunction] = [
        SwiftFunction(
            .initializer(),
            [SwiftParameter(nil, "default", "Int", default: .integer(1)), SwiftParameter("", "in", .escaping(.function(handler)))],
            [.assign(.this.dot("a"), "=", .name("default"))]),
        SwiftFunction(.initializer(isFailable: true), [], []), SwiftFunction(.deinitializer, [], [.expression(a)]),
        SwiftFunction(
            .named("default"), generics: [SwiftGeneric("T", .any(["Sendable"]))], [SwiftParameter("for", "inout", "T")], [.expression(a)]),
        SwiftFunction(
            .named("typed"), [SwiftParameter(nil, "x", .inout("Int"))], effects: [.throwing, .waiting], failure: "Stop",
            result: .some(["P"]), isShort: true, [.expression(both)]),
        SwiftFunction(
            .named("wide"),
            [
                SwiftParameter("with", "argument", .dictionary("String", .optional(.array("Int"))), default: .dictionary([])),
                SwiftParameter("and", "another", "Int", default: long), SwiftParameter("same", "same", "Int"),
            ],
            effects: .throwing, result: .tuple([.init("a", "Int"), .init("b", .optional("String"))]), isShort: true, [.return(long)]),
        told(45, effects: .waiting), told(50, effects: .waiting), told(60, effects: [.throwing, .waiting]), told(40, effects: []),
    ]

    /// With a handler of so wide a type: at the width of a file what stands behind its parameters goes on below, or they do themselves.
    private static func told(_ columns: Int, effects: Effects) -> SwiftFunction {
        let type = SwiftTypeName.optional(.named(String(repeating: "W", count: columns)))
        let handler = SwiftTypeName.Function(attributes: ["@Sendable"], [type, .array(type), .optional("Error")], effects: effects)
        return SwiftFunction(
            .named("told\(columns)"), [SwiftParameter(nil, "complete", .escaping(.function(handler)))], effects: .waiting, [.expression(a)])
    }
}
