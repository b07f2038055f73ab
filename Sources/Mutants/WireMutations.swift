import CrossCheck
import SourceText
import YAMLTree

/// What travels: URLs, names, values, answers.
extension MutationRule {
    static let wire = [
        MutationRule(.host, "endpoints/*/url", change: part(of: host)),
        MutationRule(.path, "endpoints/*/url", change: part(of: lastWord)),
        MutationRule(.method, "endpoints/*/method", "endpoints/*/methods/*", change: other(of: ["GET", "POST", "PUT", "DELETE"])),
        MutationRule(
            .parameterName, "endpoints/*/query/**/name", "endpoints/*/form/**/name", "endpoints/*/json/**/name",
            "endpoints/*/body/fields/**/name", isRename: true, change: renamed(by: "_")),
        MutationRule(
            .headerName, "endpoints/*/headers/*/name", "endpoints/*/response/headers/*/name", isRename: true, change: renamed(by: "-")),
        MutationRule(
            .fieldName, "endpoints/*/response/fields/**/name", "endpoints/*/alternatives/*/fields/**/name",
            "endpoints/*/response/body/fields/**/name", "endpoints/*/alternatives/*/body/fields/**/name", isRename: true,
            change: renamed(by: "_")),
        MutationRule(.headerScheme, "endpoints/*/headers/*/scheme", change: otherValue),
        MutationRule(.fixedValue, "endpoints/**/const", change: otherValue),
        MutationRule(.closedSet, "endpoints/**/values/*", change: otherValue),
        MutationRule(.required, "endpoints/**/required", change: flip),
        MutationRule(.secret, "endpoints/**/secret", "mock/app/*/secret", change: flip),
        MutationRule(
            .status, "endpoints/*/response/status", "endpoints/*/alternatives/*/status",
            change: other(of: ["200", "201", "204", "302", "303", "401"])),
        MutationRule(.frame, "endpoints/**/prefix", "endpoints/**/suffix", change: scalar { old, _ in old + " " }),
    ]

    /// A mistake in a part of a URL.
    private static func part(of find: @escaping @Sendable (String) -> String?) -> Change {
        { site, text in
            guard let url = site.node.text, let word = find(url), let span = TextFaults.find(word, in: site.node.span, of: site.file) else {
                return nil
            }
            let new = text.misspelled(word)
            return ([Fault.Edit(span, new)], url, url.replacing(word, with: new))
        }
    }

    /// The longest word of the host, or of the scheme of a URL that has no host.
    @Sendable private static func host(_ url: String) -> String? {
        guard !url.hasPrefix("{"), let scheme = url.firstRange(of: "://") else { return nil }
        let host = url[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" }
        return TextFaults.words(of: host.isEmpty ? String(url[..<scheme.lowerBound]) : String(host)).first
    }

    /// The last word of the path that is no placeholder.
    @Sendable private static func lastWord(_ url: String) -> String? {
        let rest = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
        return rest.split(separator: "/").dropFirst(url.hasPrefix("{") ? 0 : 1).last { !$0.contains("{") }.flatMap {
            TextFaults.words(of: String($0)).first
        }
    }
}
