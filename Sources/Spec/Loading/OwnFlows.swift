import Declarations
import SourceText
import YAMLTree

/// Methods that say themselves what they do: with `steps:`, or with `calls:` and the endpoint that they are one call of. Each becomes a flow
/// like those under `flows:`, called after the method, so that all that comes behind knows flows alone.
extension SpecDecoder {
    mutating func readOwnFlow(_ node: YAMLNode, isInitialiser: Bool) {
        diagnostics += PartWithoutWhole.check(node, isInitialiser: isInitialiser)
        if node.ownFlow != nil { ownFlows[node.place] = node }
    }

    mutating func addOwnFlows(to spec: inout Spec) {
        var names = FlowNames(pendingFlows.map(\.flow.name.value))
        for type in spec.classes.indices {
            for method in spec.classes[type].methods.indices {
                addOwnFlow(&spec.classes[type].methods[method], spec.classes[type].name.value, &names)
                for setter in spec.classes[type].methods[method].setters.indices {
                    addOwnFlow(&spec.classes[type].methods[method].setters[setter], spec.classes[type].name.value, &names)
                }
            }
            for property in spec.classes[type].properties.indices {
                guard var setter = spec.classes[type].properties[property].setter else { continue }
                addOwnFlow(&setter, spec.classes[type].name.value, &names)
                spec.classes[type].properties[property].setter = setter
            }
        }
        // What is left belongs to methods of protocols.
        let left = ownFlows.values.sorted { ($0.file.path, $0.span.start) < ($1.file.path, $1.span.start) }
        diagnostics += left.compactMap(\.ownFlow).map(PartWithoutWhole.inProtocol)
    }

    private mutating func addOwnFlow(_ method: inout Method, _ owner: String, _ names: inout FlowNames) {
        guard let node = ownFlows.removeValue(forKey: method.place), let entry = node.ownFlow else { return }
        let name = Located(names.name(for: method, of: owner), at: entry.keyPlace)
        method.flow = name
        var flow = Flow(
            name: name, text: method.text, parameters: [], result: .void, policies: node.strings("policies"), steps: [], always: [],
            onSuccess: [], onFailure: [], together: nil, isAsync: false, place: node.place)
        if entry.name == "calls" {
            directCalls[name.value] = method
            flow.place = entry.place
        }
        pendingFlows.append((flow, node))
    }
}

extension YAMLNode {
    /// The key with which a method says itself what it does.
    fileprivate var ownFlow: YAMLEntry? { entry("calls") ?? entry("steps") }
}

/// Names for flows that have none: the method's, with its class or a number where another flow is called so.
private struct FlowNames {
    private var taken: Set<String>

    init(_ names: [String]) { taken = Set(names) }

    mutating func name(for method: Method, of owner: String) -> String {
        let base = String(method.name.prefix { $0 != ":" && $0 != "(" })
        let labels = method.declaration.parameters.map(\.label).filter { $0 != "_" && $0 != base }
        let whole = base + labels.map(Self.capitalized).joined()
        let numbered = (2...).lazy.map { "\(base)\($0)" }
        let ways = [base, whole, Self.uncapitalized(owner) + Self.capitalized(whole)]
        let name = ways.first { !taken.contains($0) } ?? numbered.first { !taken.contains($0) } ?? whole
        taken.insert(name)
        return name
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
    private static func uncapitalized(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}
