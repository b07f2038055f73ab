extension Control {
    /// `/__mock/metrics`: what all sessions count, in Prometheus' text format.
    func metrics() throws(MockProblem) -> MockReply {
        guard method == .get else { throw notAllowed("GET") }
        var page = MetricsPage()
        page.add("mock_info", .gauge, "The system that is played.", [["system": service.system.id, "version": MockService.version]: 1])
        let sessions = service.sessions
        page.add("mock_sessions", .gauge, "Sessions.", [[:]: sessions.count])
        var requests: [MetricsPage.Labels: Int] = [:]
        var (faults, dropped) = (requests, requests)
        for session in sessions {
            let (outcomes, lost) = session.readJournal { ($0.outcomes, $0.dropped) }
            for (endpoint, outcomes) in outcomes {
                for outcome in outcomes {
                    requests[["session": session.name, "endpoint": endpoint, "outcome": outcome.outcome]] = outcome.count
                }
            }
            faults[["session": session.name]] = session.faults.count
            dropped[["session": session.name]] = lost
        }
        page.add("mock_requests_total", .counter, "Requests by session, endpoint and outcome.", requests)
        page.add("mock_faults", .gauge, "Faults that wait, by session.", faults)
        page.add("mock_journal_dropped_total", .counter, "Requests that the journal no longer has, by session.", dropped)
        var reply = MockReply(status: 200, headers: [.contentType: MetricsPage.type], body: Array(page.text.utf8), outcome: Outcome.control)
        reply.response.headerFields[.cacheControl] = "no-store"
        return reply
    }
}

/// Figures in the text format of Prometheus, version 0.0.4.
private struct MetricsPage {
    typealias Labels = [String: String]

    enum Kind: String {
        case counter, gauge
    }

    static let type = "text/plain; version=0.0.4; charset=utf-8"

    private(set) var text = ""

    mutating func add(_ name: String, _ kind: Kind, _ help: String, _ values: [Labels: Int]) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
        for line in values.map({ "\(name)\(Self.labels($0)) \($1)\n" }).sorted() { text += line }
    }

    private static func labels(_ labels: Labels) -> String {
        if labels.isEmpty { return "" }
        return "{" + labels.sorted { $0.key < $1.key }.map { "\($0)=\"\(escaped($1))\"" }.joined(separator: ",") + "}"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
