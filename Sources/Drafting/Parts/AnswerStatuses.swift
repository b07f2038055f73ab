import CrossCheck
import Guide

/// The statuses of HTTP that guides say of calls that went well.
struct AnswerStatuses {
    private let statuses: [StatusPlace]

    init(_ sheets: [FactSheet]) {
        statuses = sheets.flatMap(\.statuses).filter { $0.endpoint != nil && (200..<300).contains($0.status) }
    }

    /// Nil where guides say none, or several.
    func success(of endpoint: Draft.Endpoint) -> Int? {
        let url = URLForm.normal(endpoint.url)
        let said = statuses.filter { status in
            let (method, address) = URLForm.split(status.endpoint ?? "")
            guard URLForm.isSame(URLForm.normal(address), url) else { return false }
            return method.map(endpoint.methods.contains) ?? true
        }
        let all = Set(said.map(\.status))
        return all.count == 1 ? all.first : nil
    }
}
