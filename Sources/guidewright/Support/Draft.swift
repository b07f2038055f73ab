import Diagnostics
import Drafting
import Guide
import SourceText
import Spec

/// A spec drafted from guides, not yet written.
struct Draft {
    let sheets: [FactSheet]
    let folder: DraftFolder

    /// - Parameter texts: the languages in which texts are to be written.
    /// - Throws: where the guides state nothing, or the draft is no spec.
    init(of guides: [SourceFile], id: String, module: String?, texts: [TextLanguage] = DraftLanguages.standard.all) throws {
        // Of a folder's headers one may be empty, and says so: the others say what there is.
        let guides = try Self.apart(guides).filter { file in
            guard file.bytes.isEmpty, guides.count > 1 else { return true }
            Console.standardError("note: `\(file.path)` is empty, and left out")
            return false
        }
        sheets = try guides.map { file in
            try ProgressLine.standardError.during("reading \(file.path)") { try GuideReading.sheet(of: file) }
        }
        guard sheets.contains(where: { !$0.facts.isEmpty }) else {
            throw Failure(
                "the guide states nothing that a spec could hold", help: "`guidewright facts GUIDE` shows what is read of a guide")
        }
        let name = try module.map(SystemName.checkedModule) ?? SystemName.module(of: sheets, id: id)
        let sheets = sheets
        folder = ProgressLine.standardError.during("drafting \(id)") {
            DraftFolder(sheets, id: id, module: name, languages: guides.map(SystemName.language), texts: texts)
        }
        try folder.requireSpec(id, of: "guide")
    }

    /// Each guide once: packages show a header a second time below `include/`. Two that say different things under one name are called by their
    /// folders, too, since a spec knows its guides by their names.
    ///
    /// - Throws: where even these are the same.
    private static func apart(_ guides: [SourceFile]) throws -> [SourceFile] {
        var first: [String: SourceFile] = [:]
        return try guides.compactMap { file in
            guard let other = first[file.name] else {
                first[file.name] = file
                return file
            }
            if other.bytes == file.bytes {
                Console.standardError("note: `\(file.path)` is `\(other.path)` again, and left out")
                return nil
            }
            guard let name = file.longerNames.first(where: { first[$0] == nil }) else {
                throw Failure(
                    "two guides are called `\(file.name)`: `\(other.path)` and `\(file.path)`",
                    help: "copy one of them to another name: a spec knows its guides by their files' names")
            }
            Console.standardError(
                "note: `\(file.path)` is called `\(name)` in the draft, beside `\(other.path)`: copy it to that name for `check`")
            let named = SourceFile(path: file.folder + name, bytes: file.bytes)
            first[name] = named
            return named
        }
    }
}

extension SourceFile {
    /// With what separates it from the name; empty of a name alone.
    fileprivate var folder: String { String(path.dropLast(name.count)) }

    /// `Door-Keys.swift` of `Sources/Door/Keys.swift`, then `Sources-Door-Keys.swift`.
    fileprivate var longerNames: [String] {
        let folders = path.split { $0 == "/" || $0 == "\\" }.dropLast().map(String.init).filter { !$0.hasPrefix(".") }
        return folders.indices.reversed().map { (folders[$0...] + [name]).joined(separator: "-") }
    }
}

extension DraftFolder {
    /// - Throws: where the draft does not load; nothing is written then.
    func requireSpec(_ id: String, of document: String) throws {
        guard spec != nil, !diagnostics.contains(where: { $0.severity == .error }) else {
            Console.standardError(DiagnosticFormat.text.render(diagnostics))
            throw Failure(
                "the draft of `\(id)` does not load, so nothing was written",
                help: "please report this, with the \(document) if you may share it")
        }
    }
}
