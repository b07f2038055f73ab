import Declarations
import Guide

extension [FactSheet] {
    /// What all paths of the sources' code lie behind: the one thing that completes the server's address there, where no path has it already.
    var requestBase: String? {
        let bases = Set(flatMap(\.requestBases).map(\.path))
        let paths = flatMap(\.requestPaths).map(\.path)
        guard let base = bases.first, bases.count == 1, !paths.contains(where: { ($0 + "/").hasPrefix(base + "/") }) else { return nil }
        return base
    }
}

extension RequestPath {
    /// The same behind a base, unless it is a whole address.
    func behind(_ base: String?) -> RequestPath {
        guard let base, path.hasPrefix("/") else { return self }
        return RequestPath(method: method, path: base + path, query: query, span: span)
    }
}
