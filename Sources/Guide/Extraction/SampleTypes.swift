import SourceText

/// Names that samples use as types are used. Few guides ask, so they are found when the first heading does.
final class SampleTypes {
    private let document: Document
    private(set) lazy var names = found()

    init(_ document: Document) { self.document = document }

    /// Whether a sample sends the class a message, or asks it for something: `[DoorKit open]`, `DoorKit.open()`.
    func calls(_ name: String) -> Bool {
        document.listings.contains { $0.has("[\(name) ") || $0.has("\(name).") }
    }

    private func found() -> Set<String> {
        var names: Set<String> = []
        for text in document.listings { Self.add(Array(text.utf8), to: &names) }
        return names
    }

    /// `Door *door`, `[Door new]`, `[[Door alloc] …`, `(Door *)`, `Door(`, `: Door`, `<Door>`.
    private static func add(_ bytes: [UInt8], to names: inout Set<String>) {
        var index = 0
        while index < bytes.count {
            guard bytes[index] >= 0x41, bytes[index] <= 0x5A, index == 0 || !NameShape.isIdentifierPart(bytes[index - 1]) else {
                index += 1
                continue
            }
            var end = index
            while end < bytes.count, NameShape.isIdentifierPart(bytes[end]) { end += 1 }
            let rest = bytes[end...].prefix(7)
            let before = bytes[..<index].suffix(2)
            let isType =
                rest.starts(with: " *".utf8) || rest.starts(with: "*".utf8) || rest.starts(with: " alloc]".utf8)
                || rest.starts(with: " new]".utf8) || rest.starts(with: "(".utf8) || before.elementsEqual(": ".utf8) || before.last == 0x3C
            if isType { names.insert(String(decoding: bytes[index..<end], as: UTF8.self)) }
            index = end
        }
    }
}
