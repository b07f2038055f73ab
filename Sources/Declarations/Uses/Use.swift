package import SourceText

/// One use of an API in sample code: a message or a call, a property read or set, a name mentioned.
package struct Use: Sendable {
    package enum Kind: String, Sendable {
        /// `[a foo:b]`, `a.foo(b)`, `foo(b)`.
        case call
        /// `a.b` where nothing is called or set.
        case read
        /// `a.b = c`.
        case write
        /// A name alone: a type, a constant, an enum's case.
        case mention
        /// `@selector(foo:)`.
        case selector
        /// A text in a list or a table of a sample, if it is written like a name: `@[@"email"]`.
        case literal
        /// A word of the language that a sample misspells: `defalut:`.
        case keyword
    }

    package var kind: Kind
    /// A selector, a Swift name with labels (`foo(_:bar:)`), or a member's or constant's name.
    package var name: String
    package var nameSpan: Span
    /// The whole expression.
    package var span: Span
    /// Nil for what has no receiver.
    package var receiver: Receiver?
    package var arguments: [Argument]
    package var language: Language
    /// Broken brackets, a list that does not end.
    package var defects: [Defect]

    package struct Receiver: Hashable, Sendable {
        /// As written: `[Foo shared]`, `self.bar`.
        package var text: String
        /// The type where it can be told: `Foo`; for a member of unknown type the path to it: `Foo.account`.
        package var type: String?
        /// The receiver is the type itself.
        package var isType: Bool

        package init(text: String, type: String?, isType: Bool) {
            self.text = text
            self.type = type
            self.isType = isType
        }
    }

    package struct Argument: Hashable, Sendable {
        /// As written, one line; the body of a block is left out.
        package var text: String
        package var span: Span
        /// Of a block or closure: its parameters. Types are nil where the sample names none.
        package var blockParameters: [BlockParameter]?

        package init(text: String, span: Span, blockParameters: [BlockParameter]? = nil) {
            self.text = text
            self.span = span
            self.blockParameters = blockParameters
        }
    }

    package struct BlockParameter: Hashable, Sendable {
        package var name: String?
        package var type: String?

        package init(name: String?, type: String?) {
            self.name = name
            self.type = type
        }
    }

    package init(_ kind: Kind, name: String, nameSpan: Span, span: Span, language: Language) {
        self.kind = kind
        self.name = name
        self.nameSpan = nameSpan
        self.span = span
        self.language = language
        receiver = nil
        arguments = []
        defects = []
    }

    /// True for a message to a type, false for one to an object, nil where nobody can tell.
    package var isStatic: Bool? { receiver.flatMap { $0.isType ? true : $0.type == nil ? nil : false } }
}

/// What is known about names before a sample is read: variables of the sample, members of the API's types.
package struct KnownTypes: Sendable {
    /// Variables and parameters in scope: name to type.
    package var variables: [String: String]
    /// `Foo.bar` (a property or a selector) to the type that it answers.
    package var members: [String: String]
    /// Types whose names begin with a small letter: others are told by their capital.
    package var smallTypes: Set<String> = []

    package init(variables: [String: String] = [:], members: [String: String] = [:]) {
        self.variables = variables
        self.members = members
    }

    /// The type that a member answers; a path where it is unknown, so that chains can still be followed by someone who knows more.
    ///
    /// - Parameter isStatic: asked of the type, whose `shared` and its like are one of it.
    func type(of member: String, on owner: String?, isStatic: Bool = false) -> String? {
        guard let owner else { return nil }
        let path = "\(owner).\(member)"
        return members[path] ?? (isStatic && SingletonNames.isProperty(member) ? owner : path)
    }

    mutating func declare(_ name: String, _ type: TypeName?) {
        guard let type, let typeName = type.trackedName else { return }
        variables[name] = typeName
    }
}

extension TypeName {
    /// The name by which a variable of this type is tracked: a protocol for `id<P>`, the element's owner for nothing else.
    package var trackedName: String? {
        guard case .named(let type) = self else { return nil }
        if type.name == "id" || type.name == "Class" { return type.protocols.first }
        return type.name.split(separator: " ").last.map(String.init)
    }
}
