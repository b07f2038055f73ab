import Drafting
import Foundation
import Guide
import SourceText
import Spec

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

    /// The framework or pod that the guide has apps link, or what its samples import, or else the id in capitals.
    static func module(of sheets: [FactSheet], id: String) -> String {
        ModuleNames.candidates(in: sheets).first { (try? checkedModule($0)) != nil && !PackageNames.isTaken($0) } ?? module(after: id)
    }

    /// The id in capitals. A guide that is called `guide.html` gives no name that a module may have: `GuideSDK`.
    static func module(after id: String) -> String {
        let name = pascal(id)
        return PackageNames.isTaken(name) ? name + "SDK" : name
    }

    private static func pascal(_ id: String) -> String {
        id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Korean, Japanese or Chinese where a guide has more than a few letters of that script, and English otherwise. Japanese is told by
    /// its syllables: Chinese has none.
    static func language(of file: SourceFile) -> String {
        let text = file.text(file.wholeSpan)
        func has(_ script: ClosedRange<UInt32>) -> Bool {
            text.unicodeScalars.lazy.filter { script.contains($0.value) }.prefix(50).count == 50
        }
        if has(0xAC00...0xD7A3) { return "ko" }
        if has(0x3041...0x30FF) { return "ja" }
        return has(0x4E00...0x9FFF) ? "zh" : "en"
    }
}
