/// A function of an SDK's own code that requests go through: it is handed a path, and says by which method.
package struct RequestHelper: Hashable, Sendable {
    /// The function's name, or the first part of a message.
    package var name: String
    /// The methods that stand in it, or that a parameter has by default.
    package var methods: Set<String>
    /// What it calls, which may say it.
    package var calls: Set<String>

    /// In the order of their places.
    package static func helpers(in code: RequestCode) -> [RequestHelper] {
        code.helpers(besides: RequestPath.found(in: code).map(\.index))
    }
}

/// Those of all sources, by what they are called.
package struct RequestHelpers: Sendable {
    private var byName: [String: [RequestHelper]] = [:]

    package init(_ helpers: [RequestHelper]) {
        byName = Dictionary(grouping: helpers, by: \.name)
    }

    /// The path with the method that what it is handed to says, where that is one.
    package func completed(_ path: RequestPath) -> RequestPath {
        guard path.method == nil, !byName.isEmpty else { return path }
        var path = path
        for names in path.callees {
            let methods = names.reduce(into: Set<String>()) { $0.formUnion(self.methods(of: $1)) }
            guard methods.isEmpty else {
                path.method = methods.count == 1 ? methods.first : nil
                break
            }
        }
        return path
    }

    /// How far calls are followed.
    private static let deepest = 4

    private func methods(of name: String, depth: Int = 0) -> Set<String> {
        guard depth < Self.deepest else { return [] }
        return (byName[name] ?? []).reduce(into: []) { found, helper in
            if !helper.methods.isEmpty { return found.formUnion(helper.methods) }
            for call in helper.calls where call != helper.name { found.formUnion(methods(of: call, depth: depth + 1)) }
        }
    }
}
