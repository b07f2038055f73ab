import CrossCheck
import Drafting
import Foundation
import Guide
import SourceText
import Spec

/// The systems of this repository with the vendors' guides, where those are at hand.
struct RealSystem {
    var id: String
    var spec: Spec
    var sheets: [FactSheet]

    static let ids = ["ibm-mobile-client-access", "kakao-user-management", "msal-native-auth", "naver-login", "nhn-cloud-iap"]

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of guides: what `GUIDEWRIGHT_GUIDES` names, or the one beside the repository.
    static var guides: URL? { folder("GUIDEWRIGHT_GUIDES", "guides") }
    /// Guides of other systems, likewise.
    static var corpus: URL? { folder("GUIDEWRIGHT_CORPUS", "corpus") }

    private static func folder(_ variable: String, _ name: String) -> URL? {
        let named = ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0) }
        let folder = named ?? root.appendingPathComponent("../shared/\(name)").standardizedFileURL
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    static var areHere: Bool { guides != nil }

    init?(_ id: String) {
        self.id = id
        let folder = Self.root.appendingPathComponent("Specs/\(id)")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { SpecLoader.isSpecFile($0) }
            .sorted()
        let files = names.compactMap { Self.read(folder.appendingPathComponent($0)) }
        guard let spec = SpecLoader.load(folder: files).spec, let guides = Self.guides else { return nil }
        self.spec = spec
        sheets = spec.guides.compactMap { Self.read(guides.appendingPathComponent($0.file.value)) }.compactMap { file in
            DocumentReader.read(file).document.map(FactExtractor.facts)
        }
        guard sheets.count == spec.guides.count, !sheets.isEmpty else { return nil }
    }

    static func read(_ url: URL) -> SourceFile? {
        FileManager.default.contents(atPath: url.path).map { SourceFile(path: url.lastPathComponent, bytes: [UInt8]($0)) }
    }
}

extension FactSheet {
    /// What a guide's text states.
    static func of(_ name: String, _ text: String) -> FactSheet? {
        DocumentReader.read(SourceFile(path: name, text: text)).document.map(FactExtractor.facts)
    }
}

/// How much of a finished spec a draft has.
struct DraftCoverage {
    var total = 0
    var missing: [String] = []

    /// Counts the items that the guide bears out: of the same kind and name, and of the same owner where the guide names one.
    init(of finished: Spec, in draft: Spec, sheets: [FactSheet]) {
        let matching = Matching(items: finished.items, sheets: sheets, specTop: finished.system.place)
        var drafted: [String: Set<String>] = [:]
        for item in draft.items {
            for key in Self.keys(item) { drafted[key, default: []].insert(item.owner?.value ?? "") }
        }
        var seen: Set<String> = []
        for item in matching.items where item.item.provenance.isGuide && !matching.factsOfItem[item.id].isEmpty {
            guard seen.insert("\(item.item.kind) \(item.item.name.value) \(item.item.owner?.value ?? "")").inserted else { continue }
            total += 1
            let facts = matching.factsOfItem[item.id].map { matching.facts[$0].fact }
            let owners = Self.keys(item.item).compactMap { drafted[$0] }.reduce(into: Set<String>()) { $0.formUnion($1) }
            let isNamed = Self.isOwnerNamed(item.item, facts)
            let isThere = isNamed ? owners.contains(item.item.owner?.value ?? "") : !owners.isEmpty
            if !isThere {
                missing.append("\(item.item.kind.rawValue) \(item.item.owner.map { "\($0.value)." } ?? "")\(item.item.name.value)")
            }
        }
    }

    var share: Double { total == 0 ? 1 : Double(total - missing.count) / Double(total) }

    /// A header's owner is the endpoint's name, which is the spec's own choice; a class without a name in the guide is, too.
    private static func isOwnerNamed(_ item: SpecItem, _ facts: [Fact]) -> Bool {
        guard let owner = item.owner?.value else { return false }
        switch item.kind {
        case .method, .property, .case, .error: return facts.contains { $0.owner == owner || $0.detail.receiver == owner }
        case .parameter: return true
        case .type, .enum, .constant, .endpoint, .header, .key, .duration: return false
        }
    }

    private static func keys(_ item: SpecItem) -> [String] { ["\(item.kind.rawValue) \(item.name.value)"] }
}
