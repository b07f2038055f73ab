import Diagnostics
import SourceText
import YAMLTree

/// `objects:` — declared once, and then part of every field that names them.
struct ObjectReading {
    /// Of a name that is given twice, the first, as in every other list.
    private let nodes: [String: YAMLNode]
    private var known: [String: ObjectType] = [:]
    /// How many fields those have in all.
    private var sizes: [String: Int] = [:]
    /// Those that are being read, the outermost first.
    private var open: [String] = []
    /// Those that hold too much, each reported once.
    private var tooLarge: Set<String> = []

    /// Fields of one object with those of all that it holds: a few objects that hold each other by tens would be millions.
    static let sizeLimit = 4_000

    init(_ list: [YAMLNode]) {
        nodes = Dictionary(list.compactMap { node in node.string("name").map { ($0.value, node) } }) { first, _ in first }
    }

    func declares(_ name: String) -> Bool { nodes[name] != nil }

    /// An object with its fields, read when it is first named.
    ///
    /// - Parameter name: where it is named.
    /// - Returns: nil for what nobody declares, and for an object inside itself, which is reported.
    static func object(_ name: Located<String>, by decoder: inout SpecDecoder) -> ObjectType? {
        if let object = decoder.objects.known[name.value] { return object }
        guard !decoder.objects.tooLarge.contains(name.value) else { return nil }
        guard let node = decoder.objects.nodes[name.value] else { return nil }
        if let start = decoder.objects.open.firstIndex(of: name.value) {
            decoder.diagnostics.append(ObjectFields.endless(name, through: Array(decoder.objects.open[start...])))
            return nil
        }
        decoder.objects.open.append(name.value)
        let object = read(node, by: &decoder)
        decoder.objects.open.removeLast()
        guard let object else { return nil }
        let size = decoder.objects.size(of: object.fields)
        guard size <= sizeLimit else {
            decoder.objects.tooLarge.insert(name.value)
            decoder.diagnostics.append(ObjectFields.tooLarge(object.name))
            return nil
        }
        decoder.objects.known[name.value] = object
        decoder.objects.sizes[name.value] = size
        return object
    }

    private func size(of fields: [Field]) -> Int {
        fields.reduce(0) { size, field in
            let held = field.object.flatMap { sizes[$0.value] } ?? self.size(of: field.fields)
            return size + 1 + held
        }
    }

    static func read(_ node: YAMLNode, by decoder: inout SpecDecoder) -> ObjectType? {
        guard let name = node.string("name") else { return nil }
        return ObjectType(name: name, fields: decoder.fields(node, "fields"), text: node.requiredText(), place: node.place)
    }
}

extension SpecDecoder {
    /// In the order of the files, whatever they hold of each other.
    mutating func objectTypes() -> [ObjectType] {
        var seen: Set<String> = []
        return files.nodes("objects").compactMap { node in
            guard let name = node.string("name") else { return nil }
            return seen.insert(name.value).inserted ? ObjectReading.object(name, by: &self) : ObjectReading.read(node, by: &self)
        }
    }
}

extension ValueType {
    /// The same lists and optionals around another type.
    func holding(_ inner: ValueType) -> ValueType {
        switch self {
        case .list(let item): .list(item.holding(inner))
        case .optional(let type): .optional(type.holding(inner))
        default: inner
        }
    }
}
