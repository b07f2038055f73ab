/// Tells who asked for something that no endpoint answers which endpoints come nearest, and what is different.
struct Nearest {
    let system: MockSystem
    let parts: RequestParts

    func reply() -> MockReply {
        let nearest = ranked.prefix(3).map { endpoint -> JSONValue in
            [
                "endpoint": .string(endpoint.name),
                "methods": .array(endpoint.methods.map { .string($0.rawValue) }),
                "path": .string(endpoint.path),
                "differences": .array(differences(from: endpoint).map(JSONValue.string)),
            ]
        }
        let hint = ranked.first.map { "did you mean \($0.methods.first?.rawValue ?? "GET") \($0.path)?" } ?? "the system has no endpoints"
        return AnswerEncoding.message(
            "no endpoint answers \(parts.method.rawValue) \(parts.path)",
            hint: hint,
            status: 404,
            outcome: Outcome.unmatched,
            more: ["nearest": .array(Array(nearest)), "more": "GET /__mock/spec lists all endpoints"]
        )
    }

    /// The endpoints of HTTP, the nearest path first.
    private var ranked: [MockEndpoint] {
        let path = String(parts.path.prefix(256))
        return system.endpoints.filter { $0.scheme == nil }.enumerated()
            .map { (distance: EditDistance.between(path, $1.path), place: $0, endpoint: $1) }
            .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
            .map(\.endpoint)
    }

    private func differences(from endpoint: MockEndpoint) -> [String] {
        var result: [String] = []
        if !endpoint.methods.contains(parts.method) {
            let methods = endpoint.methods.map(\.rawValue).joined(separator: " or ")
            result.append("method: \(methods) is documented, \(parts.method.rawValue) was sent")
        }
        let wanted = endpoint.path.split(separator: "/", omittingEmptySubsequences: false)
        let sent = parts.path.split(separator: "/", omittingEmptySubsequences: false)
        if wanted.count != sent.count {
            result.append("path: \(wanted.count - 1) segments are documented, \(sent.count - 1) were sent")
        }
        for (place, (wanted, sent)) in zip(wanted, sent).enumerated() where wanted != sent && !wanted.hasPrefix("{") {
            result.append("path segment \(place): \"\(wanted)\" is documented, \"\(sent)\" was sent")
        }
        return result
    }
}

/// How many letters must be added, dropped or changed to make one text of another.
enum EditDistance {
    static func between(_ left: String, _ right: String) -> Int {
        let left = Array(left.utf8)
        let right = Array(right.utf8)
        var row = Array(0...right.count)
        for (i, leftByte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, rightByte) in right.enumerated() {
                let substituted = diagonal + (leftByte == rightByte ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
