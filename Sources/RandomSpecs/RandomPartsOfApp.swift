import Spec

extension RandomSpecMaker {
    /// Headers, query items and a body that the app chooses, without a throw of the dice: what a seed makes stays what it was.
    func withPartsOfApp(_ node: SpecNode, _ endpoint: inout MadeEndpoint) -> SpecNode {
        var node = node
        let number = endpoints.count
        if number % 3 == 1 {
            node = node.with(["anyHeaders": ["name": "sentHeaders", "text": .words]])
            endpoint.partsOfApp = endpoint.partsOfApp.with(["sentHeaders": ["object": ["X-Made": "made"]]])
        }
        if number % 3 == 2 {
            node = node.with(["anyQuery": ["name": "sentItems"]])
            endpoint.partsOfApp = endpoint.partsOfApp.with(["sentItems": ["entry": ["made", 1]]])
        }
        let hasOther = ["form", "json", "body"].contains { node.has($0) }
        if number % 2 == 1, !hasOther, Self.hasBody(node) {
            node = node.with(["anyBody": ["name": "sentBody"]])
            endpoint.partsOfApp = endpoint.partsOfApp.with(["sentBody": "bWFkZQ=="])
        }
        return node
    }

    private static func hasBody(_ node: SpecNode) -> Bool {
        guard case .map(let entries) = node else { return false }
        return entries.contains { key, value in
            if key == "methods" { return true }
            if key == "method", case .text(let method) = value { return method != "GET" }
            return false
        }
    }
}
