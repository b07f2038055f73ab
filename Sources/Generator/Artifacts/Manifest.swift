internal import Digests
private import Foundation

/// What the tool wrote into one module's folder: the SHA-256 of every file, by path below that folder.
///
/// While a run is under way a file may have two: what it was and what it becomes. So a run that was killed leaves nothing that the
/// next one would take for a person's work.
struct Manifest: Equatable, Sendable {
    static let fileName = ".guidewright.json"

    var hashes: [String: Set<String>] = [:]

    func knows(_ path: String, _ bytes: [UInt8]) -> Bool {
        hashes[path]?.contains(Digest.sha256(bytes)) ?? false
    }

    /// Sorted by path, one file a line: made to be compared.
    var bytes: [UInt8] {
        let lines = hashes.keys.sorted().map { path in
            let list = (hashes[path] ?? []).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
            return "    \(Escaping.yaml(path)): [\(list)]"
        }
        let body = lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n  }"
        return Array("{\n  \"files\": \(body)\n}\n".utf8)
    }

    init(hashes: [String: Set<String>] = [:]) { self.hashes = hashes }

    /// A manifest that cannot be read knows nothing: then every file that differs counts as edited by hand.
    init(reading bytes: [UInt8]) {
        struct Stored: Decodable { var files: [String: Set<String>] }
        hashes = (try? JSONDecoder().decode(Stored.self, from: Data(bytes)))?.files ?? [:]
    }
}
