internal import Spec

/// A documentation comment, line by line, without more than the spec says.
struct DocComment {
    var text: String
    var parameters: [(name: String, text: String)] = []
    var result: String?
    var failure: String?
    /// Where the item is documented, when it is not in the guide.
    var source: String?

    func lines(depth: Int) -> [String] {
        var blocks = [CodeLayout.comment(text, prefix: "/// ", depth: depth)]
        if let source { blocks.append(CodeLayout.comment(source, prefix: "/// ", depth: depth)) }
        let details = parameterLines(depth) + field("Returns", result, depth) + field("Throws", failure, depth)
        blocks.append(details)
        return Array(blocks.filter { !$0.isEmpty }.joined(separator: ["///"]))
    }

    private func parameterLines(_ depth: Int) -> [String] {
        switch parameters.count {
        case 0: return []
        case 1: return field("Parameter \(parameters[0].name)", parameters[0].text, depth)
        default:
            return ["/// - Parameters:"]
                + parameters.flatMap { parameter in
                    CodeLayout.comment("\(parameter.name): \(parameter.text)", prefix: "///   - ", continuation: "///     ", depth: depth)
                }
        }
    }

    private func field(_ name: String, _ text: String?, _ depth: Int) -> [String] {
        guard let text, !text.isEmpty else { return [] }
        return CodeLayout.comment("\(name): \(text)", prefix: "/// - ", continuation: "///   ", depth: depth)
    }
}

extension SystemModel {
    /// Where an item is documented, when it is not in the guide.
    func source(_ provenance: Provenance) -> String? {
        switch provenance {
        case .guide: return nil
        case .documented(let id):
            let title = spec.sources.first { $0.id.value == id.value }?.title.en ?? id.value
            return "Documented in: \(title)"
        case .invented(let reason): return "Documented nowhere. \(reason.value)"
        }
    }
}
