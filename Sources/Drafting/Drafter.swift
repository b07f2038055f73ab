import CrossCheck
import Declarations
package import Guide
import SourceText

/// Drafts a spec from what guides state.
///
/// statements of all guides ─▶ enums ─▶ types, misspellings merged ─▶ members, each with its owner ─▶ declarations ─▶ the other parts
package enum Drafter {
    package static func draft(_ sheets: [FactSheet], id: String, module: String, languages: [String]) -> (draft: Draft, leftOut: [LeftOut])
    {
        let expanded = TypedefDrafting.expanded(sheets) + TypedefDrafting.meant(sheets)
        let sheets = GenericAliases.settled(sheets)
        let parted = PartedStatements(sheets, module: module)
        let statements = parted.kept
        let enums = EnumDrafting(statements, module: module, texts: sheets.flatMap(\.caseTexts))
        let frameworks = ImportedFrameworks(sheets, statements)
        let constants = SettingDrafting.constants(statements, notifications: enums.notifications, frameworks)
        let typedefs = TypedefDrafting.typedefs(statements, enums: Set(enums.enums.map(\.name)))
        let types = TypeSurvey.types(
            in: statements, enums: Set(enums.enums.map(\.name)), aliases: Set(typedefs.map(\.name)), frameworks: frameworks)
        let ofEnums = EnumMemberDrafting(statements, enums.enums)
        let table = MemberTable(
            statements, types: types, constants: Set(constants.map(\.name)), module: module, placed: ofEnums.functions)
        let arguments = ArgumentTypes(enums, statements)
        let errors = ErrorTypes(statements)
        let failures = TypedFailures(enums.enums, typedefs, wrapping: errors.names)
        let wire = EndpointDrafting(statements, sheets)
        let endpoints = wire.endpoints

        var draft = Draft(id: id, module: module, guides: zip(sheets, languages).map { Draft.Guide(file: $0.file.name, language: $1) })
        draft.enums = enums.enums.map { $0.with(ofEnums.members[$0.name] ?? []) }
        draft.typedefs = typedefs
        draft.constants = constants
        draft.endpoints = endpoints
        draft.hosts = wire.hosts(statements)
        draft.settings = SettingDrafting.settings(statements, endpoints: endpoints, hosts: draft.hosts)
        draft.durations = SettingDrafting.durations(statements)
        let adoption = Adoption.completed(MemberDrafting(table: table, arguments: arguments, failures: failures).types())
        draft.types = adoption.types
        let unread = WrappedErrors.settle(&draft, errors, statements)
        draft.name(SwiftTypeNames(statements, types.nested, taken: Set(typedefs.map(\.name) + [module])))
        draft.keepReachableConstants()
        draft.hooks = HookDrafting.hooks(table, draft.types, statements, arguments)
        FieldDrafting(sheets).settle(&draft.types)
        let unsaidValues = FirstValues.settle(&draft, statements)
        OpenDefaults.settle(&draft, statements)
        GivenDefaults.settle(&draft)
        let renamed = LibraryNames.settle(&draft)
        ListenerDrafting.settle(&draft)
        let strays = Set(enums.strays)
        let values = statements.filter { strays.contains($0.fact.name) }.map {
            LeftOut(name: $0.fact.name, reason: "a value of no enum that the guide names", place: $0.place)
        }
        var leftOut = parted.leftOut + table.leftOut + enums.leftOut + ofEnums.leftOut + wire.leftOut + values + unsaidValues
        leftOut += UnsaidParts.leftOut(statements, table.types, drafted: draft.propertyNames)
        leftOut += UnsaidMarks(types: table.types, failures: failures, enums: enums.enums, drafted: adoption.types).leftOut(statements)
        leftOut += expanded + unread
        leftOut +=
            TypedefDrafting.nested(statements) + LibraryNames.leftOut(renamed.told, statements) + LibraryNames.leftOut(statements)
            + Namesakes.leftOut(statements)
        leftOut += enums.uncounted.map { LeftOut(name: $0.fact.name, reason: "its value could not be worked out", place: $0.place) }
        leftOut += adoption.clashes.compactMap { self.leftOut($0, statements) }
        leftOut += HostDrafting.settle(&draft)
        leftOut += draft.hosts.compactMap(Self.doubt) + unfinished(draft, table.types, statements)
        return (draft, leftOut)
    }

    private static func doubt(_ environment: Draft.Environment) -> LeftOut? {
        environment.doubtful.map {
            let reason = "drafted as an environment of the one host; where it is another service, give it a host of its own"
            return LeftOut(name: environment.url, reason: reason, place: $0)
        }
    }

    private static func leftOut(_ clash: Adoption.Clash, _ statements: [Statement]) -> LeftOut? {
        statements.first { $0.fact.kind != .use && $0.fact.name == clash.member && $0.fact.owner == clash.owner }.map {
            LeftOut(name: clash.member, reason: clash.reason, place: $0.place)
        }
    }

    /// What a person has to finish: enums whose cases or codes the guide does not give.
    private static func unfinished(_ draft: Draft, _ types: TypeTable, _ statements: [Statement]) -> [LeftOut] {
        let known = Set(draft.enums.map(\.name))
        let scalars = types.scalars.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
        let silent = scalars.filter { !known.contains($0) && types.entry($0) == nil }.map { name in
            let place = statements[types.scalars[name] ?? 0].place
            return LeftOut(name: name, reason: "a type of which the guide gives no case", place: place)
        }
        let coded = draft.enums.filter { $0.name.contains("Error") && !$0.isError && $0.form != "typed" }.compactMap { enumeration in
            statements.first { $0.fact.name == enumeration.cases[0].name }.map { statement in
                let lacking = enumeration.isCoded ? "a domain" : "a domain or codes"
                return LeftOut(name: enumeration.name, reason: "errors without \(lacking): drafted among `enums`", place: statement.place)
            }
        }
        let failing = draft.types.flatMap { type in
            type.properties.map { ($0.name, $0.failsAs) } + type.methods.map { ($0.name, $0.failsAs) }
        }
        let guessed = failing.compactMap { name, other in
            other.flatMap { other in
                statements.first { $0.fact.name == name }.map { statement in
                    LeftOut(
                        name: name, reason: "`failsAs: \(other)` is a guess: what do other errors become?", place: statement.place)
                }
            }
        }
        let open = TypeSurvey.open(in: statements)
        let generic = statements.filter {
            $0.fact.kind == .type && $0.fact.detail.isGeneric && $0.fact.source == .declaration && open[$0.fact.name] == nil
        }.map {
            LeftOut($0, $0.fact.detail.language == .swift ? PartedStatements.generic : "drafted without its type parameters")
        }
        return silent + coded + guessed + generic
    }
}

extension Draft {
    fileprivate var propertyNames: [String: Set<String>] {
        Dictionary(types.map { ($0.name, Set($0.properties.map(\.name))) }) { $0.union($1) }
    }

    /// Says of types what Swift calls them, where that is another name or one inside of another type.
    fileprivate mutating func name(_ names: SwiftTypeNames) {
        // `LampKit.Lamp` names the module, which is no type unless something is said of it.
        types.removeAll { $0.name == module && $0.form == .class && $0.isEmpty && $0.invented == nil }
        var known = Set(types.map(\.name) + enums.map(\.name))
        known.formUnion(names.ownNames(of: known))
        for index in types.indices { types[index].swiftName = names.name(of: types[index].name, in: known) }
        for index in enums.indices { enums[index].swiftName = names.name(of: enums[index].name, in: known) }
    }
}

extension Draft {
    /// A constant that Swift has in a type stands there where the draft has a class of that name, and in the module otherwise.
    fileprivate mutating func keepReachableConstants() {
        let classes = types.filter { $0.form != .protocol }
        let known = Set(classes.map(\.name) + classes.compactMap(\.swiftName))
        for index in constants.indices {
            guard let name = constants[index].swiftName, let dot = name.firstIndex(of: ".") else { continue }
            if !known.contains(String(name[..<dot])) { constants[index].swiftName = nil }
        }
    }
}

extension SourceFile {
    /// The file's name, without a folder.
    package var name: String { path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path }
}
