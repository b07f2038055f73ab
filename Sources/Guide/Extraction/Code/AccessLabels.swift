import SourceText

/// `public:`, `private:`: which members of a class of C++ apps see. Other languages say so before each of them.
struct AccessLabels {
    /// Such a label in code, and where it ends.
    struct Label {
        let end: Int
        let isHidden: Bool

        init?(_ bytes: [UInt8], at start: Int) {
            guard "p".utf8.contains(bytes[start]) else { return nil }
            let word = bytes[start...].prefix(10).prefix(while: NameShape.isIdentifierPart)
            let rest = bytes[word.endIndex...].drop { $0 == 0x20 }
            guard rest.first == UInt8(ascii: ":"), rest.dropFirst().first != UInt8(ascii: ":") else { return nil }
            switch String(decoding: word, as: UTF8.self) {
            case "public", "protected": isHidden = false
            case "private": isHidden = true
            default: return nil
            }
            end = rest.startIndex + 1
        }
    }

    /// The place of the first member behind the last label.
    private var start: Int
    private var isHidden = false
    /// The members before the first label are hidden, as soon as there is one.
    private var hidesFirst: Bool

    init(firstMember: Int, hidesFirst: Bool) {
        start = firstMember
        self.hidesFirst = hidesFirst
    }

    /// Goes on behind a label. Answers which members before it nobody sees.
    mutating func enter(_ label: Label, at place: Int) -> Range<Int> {
        let hidden = isHidden || hidesFirst ? start..<place : place..<place
        (start, isHidden, hidesFirst) = (place - hidden.count, label.isHidden, false)
        return hidden
    }

    /// The members behind the last label, if nobody sees them.
    func hidden(before end: Int) -> Range<Int> { isHidden ? start..<max(start, end) : end..<end }
}
