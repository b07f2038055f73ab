internal import Declarations
internal import Diagnostics
import SourceText

internal import enum WireValues.HeaderSpelling

/// `$root.name.name`, and texts that hold such references.
extension Resolver {
    mutating func reference(_ text: String, at place: Place, _ scope: Scope) -> Value {
        let names = text.utf8.dropFirst().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let parts = names.map { String(Substring($0)) }
        guard let (root, binding, used) = root(parts, scope) else {
            let help = scope.dialect.steps == .scenarioStep && parts[0] == "self" ? noOneShared : noOneObject(parts)
            report(UnknownReference.diagnostic(text, known: listed(suggestions(parts, scope)), help: help, at: place))
            return unknown(.null, at: place)
        }
        if binding.isUnknown { return unknown(.reference(Reference(root: root, path: Array(parts.dropFirst(used)))), at: place) }
        let path = Self.spelled(Array(parts.dropFirst(used)), behind: binding)
        guard let found = index.follow(path[...], from: binding, in: scope.dialect) else {
            let known = listed(siblings(parts, used, binding))
            let help = itemForm(parts, used, binding) ?? callForm(parts, used, binding, scope) ?? heldForm(parts, used, binding)
            report(UnknownReference.diagnostic(text, known: known, help: help, at: place))
            return unknown(.reference(Reference(root: root, path: path)), at: place)
        }
        if let number = itemOfJSON(path, binding) {
            let whole = ([parts[0]] + parts.dropFirst().prefix(used - 1) + path[..<number]).joined(separator: ".")
            report(UnknownReference.diagnostic(item: path[number], of: whole, at: place))
        }
        return Value(.reference(Reference(root: root, path: path)), found.type, at: place, fields: found.fields)
    }

    /// Where a path goes on behind JSON with a number: nobody knows whether there is a list, or an object with a member of that name.
    private func itemOfJSON(_ path: [String], _ binding: Scope.Binding) -> Int? {
        path.indices.first { position in
            guard Property.itemPlace(path[position]) != nil else { return false }
            let (found, end) = index.walk(path[..<position], from: binding)
            return end == position && found.type.unwrapped == .json && found.fields[path[position]] == nil
        }
    }

    private mutating func unknown(_ kind: Expression.Kind, at place: Place) -> Value {
        unknowns += 1
        var value = Value(kind, .json, at: place)
        value.isUnknown = true
        return value
    }

    /// HTTP does not tell capitals of a header's name apart; objects of headers have one spelling.
    private static func spelled(_ path: [String], behind binding: Scope.Binding) -> [String] {
        guard path.count > 1, binding.fields[path[0]]?.members == .headers else { return path }
        var path = path
        path[1] = HeaderSpelling.spelled(path[1])
        return path
    }

    private typealias Root = (root: Reference.Root, binding: Scope.Binding, used: Int)

    /// What the first name, or the first two, stand for: a meaning that the dialect knows, a name that a step gave, or a group of the state.
    private func root(_ parts: [String], _ scope: Scope) -> Root? {
        let roots = scope.dialect.roots
        if let root = Dialect.Root(rawValue: parts[0]) { return roots.contains(root) ? self.root(root, parts, scope) : nil }
        if let local = scope.locals[parts[0]] { return (.local(parts[0]), local, 1) }
        guard roots.contains(.state), let group = index.state[parts[0]] else { return nil }
        let type: ValueType = group.key == nil ? .object : .list(.object)
        return (.state(parts[0]), Scope.Binding(type: type, fields: index.stateFields[parts[0]] ?? []), 1)
    }

    private func root(_ root: Dialect.Root, _ parts: [String], _ scope: Scope) -> Root? {
        switch root {
        case .object: object(parts, scope)
        case .argument: scope.arguments.isEmpty ? nil : (.argument, Scope.Binding(type: .object, fields: scope.arguments), 1)
        case .clock: parts == ["clock", "now"] ? (.clock, Scope.Binding(type: .object, fields: [now]), 1) : nil
        case .error: scope.error.map { (.error, statusOfFailure(parts, $0, scope) ?? Scope.Binding(type: $0), 1) }
        case .settings: setting(parts)
        case .shared: shared(parts)
        case .request: (.request, request(parts, scope.request), 1)
        case .app: (.app, Scope.Binding(type: .object, fields: index.app), 1)
        case .mock: (.mock, Scope.Binding(type: .object, fields: [address]), 1)
        case .state: nil
        }
    }

    /// `$error.status` in a flow: the HTTP status of the answer that was a failure, where no document gives that name to something else.
    private func statusOfFailure(_ parts: [String], _ type: ValueType, _ scope: Scope) -> Scope.Binding? {
        let name = Endpoint.statusName
        guard parts == ["error", name], type.unwrapped == .error, scope.dialect.steps == .step, index.errorDetails[name] == nil else {
            return nil
        }
        return Scope.Binding(type: .object, fields: [Field(name: name, .optional(.integer), isRequired: false, at: index.place)])
    }

    private var address: Field { Field(name: "url", .url, isRequired: true, at: index.place) }

    private var now: Field { Field(name: "now", .date, isRequired: true, at: index.place) }

    /// `$self`: a property must exist in every class that runs the flow.
    private func object(_ parts: [String], _ scope: Scope) -> Root? {
        if scope.isObjectUnknown { return (.object, Scope.Binding(type: .json), 1) }
        let types = scope.classes.compactMap { index.classes[$0] }
        guard let first = types.first else { return nil }
        let lacking = parts.count > 1 ? types.first { index.property(parts[1], of: $0) == nil } : nil
        return (.object, Scope.Binding(type: .named((lacking ?? first).name.value)), 1)
    }

    /// Why a scenario has no `$self`, and what to write instead.
    var noOneShared: String {
        let shared = index.classes.values.filter { $0.shared != nil }.map { "$shared.\($0.name.value)" }.sorted()
        guard !shared.isEmpty else { return "no class has a shared object: make one, `new: Class`, and say which with `of:`" }
        let all = Listing.alternatives(shared)
        return "`$self` is the only shared object; here say which: \(all), or `of:` it beside `set:` and `call:`"
    }

    /// Why there is no `$shared.Class`, and what to write for it.
    private func noOneObject(_ parts: [String]) -> String? {
        guard parts[0] == Dialect.Root.shared.rawValue, parts.count >= 2 else { return nil }
        let named = parts[1]
        guard index.classes[named] == nil else {
            return "`shared:` of the class `\(named)` says which of its static members answers the one object"
        }
        return DidYouMean.help(for: named, among: index.classes.values.filter(\.hasOneObject).map(\.name.value))
    }

    private func setting(_ parts: [String]) -> Root? {
        guard parts.count == 2, let setting = index.settings[parts[1]] else { return nil }
        let field = Field(name: parts[1], .string, isRequired: false, at: setting.place)
        return (.setting, Scope.Binding(type: .object, fields: [field]), 1)
    }

    private func shared(_ parts: [String]) -> Root? {
        guard parts.count >= 2, let type = index.classes[parts[1]], type.hasOneObject else { return nil }
        return (.shared(parts[1]), Scope.Binding(type: .named(parts[1])), 2)
    }

    private func request(_ parts: [String], _ fields: FieldTable) -> Scope.Binding {
        guard parts.count > 1, parts[1].hasPrefix(Scope.mockParameterPrefix) else { return Scope.Binding(type: .object, fields: fields) }
        return Scope.Binding(type: .object, fields: [Field(name: parts[1], .string, isRequired: false, at: index.place)])
    }

    /// For "did you mean": the roots that exist here, with the rest of the path where they have it.
    private func suggestions(_ parts: [String], _ scope: Scope) -> [String] {
        if parts[0] == "settings", scope.dialect.roots.contains(.settings) { return index.names.settings.list.map { "$settings.\($0)" } }
        let roots = Dialect.Root.allCases.filter(scope.dialect.roots.contains).flatMap { names(of: $0, scope) }
        return (scope.locals.keys.sorted() + roots).map { "$" + ([$0] + rest(parts, behind: $0, scope)).joined(separator: ".") }
    }

    /// What follows the first name, where that exists behind `root`, too.
    private func rest(_ parts: [String], behind root: String, _ scope: Scope) -> [String] {
        if [Self.now, Self.url].contains(root) { return [] }
        let path = [root] + parts.dropFirst()
        guard let (_, binding, used) = self.root(path, scope) else { return [] }
        return index.follow(path[used...], from: binding, in: scope.dialect) == nil ? [] : Array(parts.dropFirst())
    }

    private func names(of root: Dialect.Root, _ scope: Scope) -> [String] {
        switch root {
        case .clock: [Self.now]
        case .mock: [Self.url]
        case .object where scope.classes.isEmpty, .argument where scope.arguments.isEmpty, .error where scope.error == nil: []
        case .settings, .shared: []
        case .state: index.names.state.list
        case .object, .argument, .error, .request, .app: [root.rawValue]
        }
    }

    private static let now = "clock.now"
    private static let url = "mock.url"

    /// The references that exist in place of one whose last names do not.
    private func siblings(_ parts: [String], _ used: Int, _ binding: Scope.Binding) -> [String] {
        let (found, end) = index.walk(parts[used...], from: binding)
        return prefixed(parts[..<end], index.members(of: found))
    }

    /// How an item is taken of a list, where a path goes on with its number.
    private func itemForm(_ parts: [String], _ used: Int, _ binding: Scope.Binding) -> String? {
        let (found, end) = index.walk(parts[used...], from: binding)
        guard case .list = found.type.unwrapped, end < parts.endIndex else { return nil }
        let places = ["first": 0, "last": -1]
        guard let place = Int(parts[end]) ?? places[parts[end]] else { return nil }
        let item = "{item: [$\(parts[..<end].joined(separator: ".")), \(place)]}"
        return "an item is `\(item)`" + (end + 1 < parts.endIndex ? "; give it a name (`let:`) to read what it has" : "")
    }

    /// How a method is called in a scenario, where a path goes on with its name.
    private func callForm(_ parts: [String], _ used: Int, _ binding: Scope.Binding, _ scope: Scope) -> String? {
        let (found, end) = index.walk(parts[used...], from: binding)
        guard scope.dialect.steps == .scenarioStep, end == parts.endIndex - 1, case .named(let name) = found.type.unwrapped,
            let method = index.classes[name]?.methods.first(where: { $0.name == parts[end] || $0.name == "\(parts[end])()" })
        else { return nil }
        let object = parts[..<end].joined(separator: ".")
        return "`\(parts[end])` is a method: `call: \(method.name)` with `of: $\(object)` and `as:` gives its answer a name"
    }

    /// What a case holds, where a path goes on with the case's name: a value without a name mostly goes by its type.
    private func heldForm(_ parts: [String], _ used: Int, _ binding: Scope.Binding) -> String? {
        let (found, end) = index.walk(parts[used...], from: binding)
        guard end < parts.endIndex, case .named(let name) = found.type.unwrapped,
            let owner = index.associated[name]?.enumeration.cases.first(where: {
                [$0.name.value, $0.name.value + "Value"].contains(parts[end])
            }),
            !owner.holds.isEmpty
        else { return nil }
        return "what `\(owner.name.value)` holds is \(Listing.codes(prefixed(parts[..<end], owner.holds.map(\.name))))"
    }

    private func prefixed(_ parts: ArraySlice<String>, _ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.map { "$" + (parts + [$0]).joined(separator: ".") }
    }

    /// `"Bearer {$tokens.access}"`: the texts between, and the references.
    mutating func interpolation(_ text: String, at place: Place, isVerbatim: Bool, _ scope: Scope) -> Value {
        var parts: [Expression] = []
        var rest = text[...]
        while let open = rest.firstRange(of: "{$"), let close = rest[open.upperBound...].firstIndex(of: "}") {
            if open.lowerBound > rest.startIndex {
                parts.append(Expression(.string(String(rest[..<open.lowerBound])), type: .string, place: place))
            }
            let start = rest.index(after: open.lowerBound)
            let reference = String(rest[start..<close])
            parts.append(self.reference(reference, at: part(place, text, start, close, isVerbatim), scope).expression)
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(Expression(.string(String(rest)), type: .string, place: place)) }
        // `{$` that nothing closes is text like any other.
        if parts.count == 1, case .string(let text) = parts[0].kind { return Value(.string(text), .string, at: place) }
        return Value(.interpolation(parts), .string, at: place)
    }

    /// Functions and names without a dollar inside of a text.
    mutating func checkForms(_ text: String, at place: Place, isVerbatim: Bool, _ scope: Scope) {
        // Seeds and other values that stand for themselves have no forms.
        guard !scope.dialect.roots.isEmpty, text.contains("{") else { return }
        guard case .choice(let choice) = Grammar.definition(.function).form else { return }
        let roots = names(in: scope)
        guard
            let found = FormInText.find(
                in: text, functions: { choice.variant(String($0)) != nil }, roots: { roots.contains(String($0)) })
        else { return }
        let own = part(place, text, found.range.lowerBound, found.range.upperBound, isVerbatim)
        report(FormInText.diagnostic(text[found.range], help: found.help, at: own))
    }

    /// What may stand first behind a `$`.
    private func names(in scope: Scope) -> Set<String> {
        let state = scope.dialect.roots.contains(.state) ? index.names.state.list : []
        return Set(scope.locals.keys).union(scope.dialect.roots.map(\.rawValue)).union(state)
    }

    private func part(_ place: Place, _ text: String, _ start: String.Index, _ end: String.Index, _ isVerbatim: Bool) -> Place {
        guard isVerbatim else { return place }
        let from = text.utf8.distance(from: text.startIndex, to: start)
        let to = text.utf8.distance(from: text.startIndex, to: end)
        return Place(place.file, Span(place.span.start + from, place.span.start + to))
    }
}

extension ClassType {
    /// An environment has one object of the class: a documented one, or the one behind an API of static methods.
    var hasOneObject: Bool {
        shared != nil || (!methods.isEmpty && methods.allSatisfy(\.isStatic)) || hasStaticProperties
    }
}
