import CrossCheck
import Declarations
package import Guide
import SourceText

/// Drafts a spec from what guides state.
///
/// statements of all guides ─▶ enums ─▶ types, misspellings merged ─▶ members, each with its owner ─▶ declarations ─▶ the other parts
package enum Drafter {
    package static func draft(_ sheets: [FactSheet], id: String, module: String, languages: [String]) -> (draft: Draft, leftOut: [LeftOut]) {
        let statements = Statement.all(of: sheets)
        let enums = EnumDrafting(statements)
        let constants = SettingDrafting.constants(statements, notifications: enums.notifications)
        let types = TypeSurvey.types(in: statements, enums: Set(enums.enums.map(\.name)))
        let table = MemberTable(statements, types: types, constants: Set(constants.map(\.name)))
        let arguments = ArgumentTypes(enumOfCase: enums.enumOfCase)
        let endpoints = EndpointDrafting(statements).endpoints

        var draft = Draft(id: id, module: module, guides: zip(sheets, languages).map { Draft.Guide(file: $0.file.name, language: $1) })
        draft.enums = enums.enums
        draft.constants = constants
        draft.endpoints = endpoints
        draft.settings = SettingDrafting.settings(statements, endpoints: endpoints)
        draft.durations = SettingDrafting.durations(statements)
        draft.types = MemberDrafting(table: table, arguments: arguments).types()
        draft.hooks = HookDrafting.hooks(table, draft.types, statements, arguments)
        return (draft, table.leftOut)
    }
}

extension SourceFile {
    /// The file's name, without a folder.
    package var name: String { path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path }
}
