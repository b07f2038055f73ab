import SourceText

/// "ABDoor Class Reference": what a generator writes above all that a class has. A browser copies it without the room around it.
enum PageTitle {
    static func stands(_ line: TextLine, _ source: UnsafeBufferPointer<UInt8>, _ dialect: TextDialect) -> Bool {
        guard dialect == .plain, line.indentation == 0, (12...100).contains(line.content.length), !line.hasTabInside(source) else {
            return false
        }
        let bytes = source[line.content.start..<line.content.end]
        let name = bytes.prefix(while: \.isIdentifierByte)
        guard let first = name.first, first.isASCIILetter, !first.isASCIILowercase, bytes.dropFirst(name.count).first == 0x20,
            NameShape.looksLikeType(String(decoding: name, as: UTF8.self))
        else { return false }
        let rest = String(decoding: bytes.dropFirst(name.count + 1), as: UTF8.self)
        return ["Reference", "References", "リファレンス", "参考"].contains(where: rest.hasSuffix) && Topics.pages.meaning(of: rest) != nil
    }
}
