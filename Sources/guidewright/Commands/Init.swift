import ArgumentParser
import CrossCheck
import Diagnostics
import Drafting
import Foundation
import Guide
import SourceText
import Spec

/// `guidewright init GUIDE…`
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draft a spec from a vendor's guide.",
        discussion: """
            Reads the guides, drafts everything that they state into Specs/<system>/, and records their facts in its evidence.yaml. Texts are left as TODO:
            a guide's sentences are never copied. What could not be understood is listed with its place.

            Examples:
              guidewright init guide.html --system my-sdk
              guidewright init overview.md reference.md --system my-sdk --module MySDK
              guidewright init guide.html --system my-sdk --force      replace the folder Specs/my-sdk
            """
    )

    @ArgumentParser.Argument(
        help: ArgumentHelp("The guides' files: HTML, Markdown, or text taken from a page.", valueName: "guide"), completion: .file())
    var guides: [String]

    @Option(help: "The system's id, and its folder in Specs/ (otherwise after the first guide's file).")
    var system: String?

    @Option(help: "The Swift module: the vendor's framework name (otherwise after the guide, or the id).")
    var module: String?

    @Flag(help: "Replace the system's folder if it is there.")
    var force = false

    @OptionGroup var workspace: WorkspaceOptions

    func run() throws {
        let space = try Self.workspace(workspace.root)
        let files = try guides.uniqued().map { try Workspace.read(Workspace.absolute($0)) }
        let id = try system.map(SystemName.checked) ?? SystemName.id(of: files[0].name)
        let target = "\(space.specs)/\(id)"
        try refuseToOverwrite(target, space)
        let sheets = try files.map { file in
            Progress.show("reading \(file.path)")
            return try GuideReading.sheet(of: file)
        }
        guard sheets.contains(where: { !$0.facts.isEmpty }) else {
            throw Failure(
                "the guide states nothing that a spec could hold", help: "`guidewright facts GUIDE` shows what is read of a guide")
        }
        let name = try module.map(SystemName.checkedModule) ?? SystemName.module(of: sheets, id: id)
        Progress.show("drafting \(id)")
        let folder = DraftFolder(sheets, id: id, module: name, languages: files.map(SystemName.language))
        Progress.clear()
        guard folder.spec != nil, !folder.diagnostics.contains(where: { $0.severity == .error }) else {
            Console.standardError(DiagnosticFormat.text.render(folder.diagnostics))
            throw Failure(
                "the draft of `\(id)` does not load, so nothing was written", help: "please report this, with the guide if you may share it"
            )
        }
        try FolderReplacement.write(folder.files.map { ($0.name, $0.text) }, to: target)
        Console.standardOutput(DraftReport(folder: folder, sheets: sheets, id: id, path: space.display(target)).text)
    }

    /// A first spec may be drafted where no `Specs/` is yet.
    private static func workspace(_ option: String?) throws -> Workspace {
        guard let option else { return (try? Workspace.locate(nil)) ?? Workspace(root: FileManager.default.currentDirectoryPath) }
        let path = Workspace.absolute(option)
        guard Workspace.isFolder(path) else { throw Failure("there is no folder `\(option)`") }
        return Workspace(root: path)
    }

    private func refuseToOverwrite(_ target: String, _ space: Workspace) throws {
        guard FileManager.default.fileExists(atPath: target), !force else { return }
        throw Failure(
            "`\(space.display(target))` is there already", help: "choose another `--system`, or replace the folder with `--force`")
    }
}

/// Ids and modules: given ones are checked, missing ones are made from what is there.
enum SystemName {
    static func checked(_ id: String) throws -> String {
        guard !isID(id) else { return id }
        let suggestion = Self.id(of: id)
        throw Failure(
            "`\(id)` is no id: it takes small letters, digits and hyphens, and starts with a letter",
            help: "for example `--system \(suggestion)`"
        )
    }

    static func checkedModule(_ name: String) throws -> String {
        let isName = name.unicodeScalars.allSatisfy { $0 == "_" || $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) }
        guard isName, let first = name.unicodeScalars.first, !("0"..."9").contains(first) else {
            throw Failure(
                "`\(name)` is no name of a Swift module",
                help: "it takes letters, digits and `_`, for example `--module \(pascal(id(of: name)))`")
        }
        return name
    }

    /// An id after a file's name: `My SDK guide.html` becomes `my-sdk-guide`.
    static func id(of name: String) -> String {
        let stem = name.split(separator: ".").first.map(String.init) ?? name
        let letters = stem.lowercased().unicodeScalars.map { isPart($0) ? Character($0) : "-" }
        let id = String(letters).split(separator: "-").joined(separator: "-").drop { !$0.isLetter }
        return id.isEmpty ? "my-sdk" : String(id)
    }

    private static func isID(_ id: String) -> Bool {
        guard let first = id.unicodeScalars.first, ("a"..."z").contains(first), !id.hasSuffix("-"), !id.contains("--") else { return false }
        return id.unicodeScalars.allSatisfy { isPart($0) || $0 == "-" }
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }

    /// The framework or pod that the guide has apps link, or else the id in capitals.
    static func module(of sheets: [FactSheet], id: String) -> String {
        let keys = sheets.flatMap(\.facts).filter { $0.kind == .key }.map(\.name)
        let frameworks = keys.filter { $0.lowercased().hasSuffix(".framework") }.map { String($0.prefix { $0 != "." }) }
        let own = frameworks.first { !Platform.isType($0) && !["StoreKit", "Foundation"].contains($0) && (try? checkedModule($0)) != nil }
        let pods = sheets.flatMap(\.facts).filter { $0.kind == .key && $0.source == .sample && $0.name.first?.isUppercase == true }.map(
            \.name)
        return own ?? pods.first { $0.contains(where: \.isLowercase) && (try? checkedModule($0)) != nil } ?? pascal(id)
    }

    private static func pascal(_ id: String) -> String {
        id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Korean where a guide has more than a few Korean letters, and English otherwise.
    static func language(of file: SourceFile) -> String {
        let text = file.text(file.wholeSpan)
        let korean = text.unicodeScalars.lazy.filter { (0xAC00...0xD7A3).contains($0.value) }.prefix(50).count
        return korean == 50 ? "ko" : "en"
    }
}

/// Writes a folder whole or not at all.
enum FolderReplacement {
    static func write(_ files: [(name: String, text: String)], to target: String) throws {
        let manager = FileManager.default
        let parent = (target as NSString).deletingLastPathComponent
        let stem = "\(parent)/.\((target as NSString).lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier)"
        let (fresh, old) = (stem + ".new", stem + ".old")
        defer { try? manager.removeItem(atPath: fresh) }
        do {
            try manager.createDirectory(atPath: fresh, withIntermediateDirectories: true)
            for file in files { try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(fresh)/\(file.name)")) }
            let isThere = manager.fileExists(atPath: target)
            if isThere { try manager.moveItem(atPath: target, toPath: old) }
            do {
                try manager.moveItem(atPath: fresh, toPath: target)
            } catch {
                if isThere { try? manager.moveItem(atPath: old, toPath: target) }
                throw error
            }
            if isThere { try? manager.removeItem(atPath: old) }
        } catch {
            throw Failure("`\(Workspace.display(target))` cannot be written", help: "check the folder's permissions")
        }
    }
}

/// What a draft holds and what it leaves to a person.
struct DraftReport {
    let folder: DraftFolder
    let sheets: [FactSheet]
    let id: String
    let path: String

    var text: String {
        ([head] + section("left out", leftOut) + section("not read", unread) + section("to settle", findings) + next).joined(
            separator: "\n")
    }

    private var head: String { "\(id): drafted \(Wording.list(counts)) in \(path)" }

    private var counts: [String] {
        guard let spec = folder.spec else { return [] }
        let methods = spec.classes.map(\.methods.count).reduce(0, +) + spec.protocols.map(\.methods.count).reduce(0, +)
        let properties = spec.classes.map(\.properties.count).reduce(0, +)
        let parts: [(count: Int, one: String, many: String)] = [
            (spec.classes.count, "class", "classes"), (spec.protocols.count, "protocol", "protocols"), (methods, "method", "methods"),
            (properties, "property", "properties"), (spec.enums.count, "enum", "enums"),
            (spec.errors.count, "enum of errors", "enums of errors"),
            (spec.constants.count, "constant", "constants"), (spec.endpoints.count, "endpoint", "endpoints"),
            (spec.settings.count, "setting", "settings"), (spec.durations.count, "duration", "durations"),
            (spec.hooks.count, "hook", "hooks"),
            (spec.errata.count, "erratum", "errata"),
        ]
        return parts.filter { $0.count > 0 }.map { Wording.count($0.count, $0.one, $0.many) }
    }

    private var leftOut: [String] { folder.leftOut.map { "\(line($0.place))  \($0.name): \($0.reason)" } }

    private var unread: [String] {
        sheets.flatMap { sheet in
            sheet.unread.filter { $0.reason == nil }.map {
                "\(line(Place(sheet.file, $0.span)))  a \($0.kind == .row ? "row of a table" : $0.kind.rawValue)"
            }
        }
    }

    private var findings: [String] {
        (folder.report?.open ?? []).map { finding in
            "\(finding.guide.map(line) ?? path)  \(finding.diagnostic.message) [\(finding.rule.id)]"
        }
    }

    private var next: [String] {
        let todo = folder.diagnostics.filter { $0.severity == .warning }.count
        return [
            "Next: write the \(Wording.count(todo, "text")) that say TODO, give each erratum its reason, and run `guidewright check \(id)`."
        ]
    }

    private func line(_ place: Place) -> String { "\(place.file.path):\(place.start.line):\(place.start.column)" }

    private func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : ["\(title):"] + lines.map { "  \($0)" } }
}

/// One line on standard error that says what takes long; only where a person looks on.
enum Progress {
    private static var isShown: Bool { isatty(STDERR_FILENO) == 1 }

    static func show(_ text: String) {
        guard isShown else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(text.prefix(100))".utf8))
    }

    static func clear() {
        guard isShown else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8))
    }
}
