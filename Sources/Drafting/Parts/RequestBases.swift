import Declarations
import Guide

/// What the paths of the sources' code lie behind: what the code of the same type says, or the one thing that any code says.
struct RequestBases {
    private let only: String?
    private let byOwner: [String: String]

    init(_ sheets: [FactSheet]) {
        let bases = sheets.flatMap(\.requestBases)
        let paths = Set(bases.map(\.path))
        // Not where some path has it already.
        let isSaid = sheets.flatMap(\.requestPaths).contains { path in paths.contains { (path.path + "/").hasPrefix($0 + "/") } }
        only = paths.count == 1 && !isSaid ? paths.first : nil
        let owned = Dictionary(grouping: bases.filter { !$0.owner.isEmpty }, by: \.owner)
        byOwner = isSaid ? [:] : owned.compactMapValues { bases in Set(bases.map(\.path)).count == 1 ? bases[0].path : nil }
    }

    /// The same behind its base, unless it is a whole address.
    func completed(_ request: RequestPath) -> RequestPath {
        guard let base = byOwner[request.owner] ?? only, request.path.hasPrefix("/") else { return request }
        var request = request
        request.path = base + request.path
        return request
    }
}
