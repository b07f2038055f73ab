/// Where a system's guides state its items: recorded by the cross-check, handed to the generator as numbers, so that references can lead a reader to the line.
///
/// The generator takes lines and nothing else from a guide.
package struct GuideLines: Sendable {
    package struct Line: Hashable, Sendable, Comparable {
        package var file: String
        package var number: Int

        package init(file: String, number: Int) {
            self.file = file
            self.number = number
        }

        package static func < (lhs: Line, rhs: Line) -> Bool { (lhs.file, lhs.number) < (rhs.file, rhs.number) }
    }

    private var lines: [String: [Line]] = [:]
    private var linesByName: [String: [Line]] = [:]

    package init() {}

    /// - Parameters:
    ///   - kind: a word of the facts' kinds: `method`, `error`.
    ///   - owner: the item's owner, as the spec's items have it.
    package mutating func add(_ line: Line, kind: String, name: String, owner: String?) {
        lines[Self.key(kind, name, owner), default: []].append(line)
        linesByName[name, default: []].append(line)
    }

    func lines(_ kind: String, _ name: String, owner: String? = nil) -> [Line] {
        Array(Set(lines[Self.key(kind, name, owner)] ?? [])).sorted()
    }

    /// The lines of everything of that name, whatever it is and whoever owns it.
    func lines(named name: String) -> [Line] {
        Array(Set(linesByName[name] ?? [])).sorted()
    }

    private static func key(_ kind: String, _ name: String, _ owner: String?) -> String { "\(kind)\n\(owner ?? "")\n\(name)" }
}
