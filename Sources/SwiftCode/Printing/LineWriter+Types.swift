/// Types of functions that are wider than a line.
extension LineWriter {
    /// What stands behind the parameters goes on below where it does not fit; parameters that are too many stand between their brackets.
    mutating func functionType(_ open: String, _ items: [String], _ tail: [String], followedBy suffix: Int) {
        let head = open + items.joined(separator: ", ") + ")"
        if head.columns <= room || items.isEmpty {
            write(head)
        } else {
            write(open)
            self.open()
            begin()
            write(items[0] + (items.count > 1 ? "," : ""))
            words(items.indices.dropFirst().map { items[$0] + ($0 < items.count - 1 ? "," : "") }) { $0.begin() }
            end()
            close()
            write(")")
        }
        words(tail, followedBy: suffix) { $0.beginContinuation() }
    }

    /// Between their brackets, as many on a line as fit.
    mutating func types(_ opening: String, _ items: [Layout], _ closing: String) {
        write(opening)
        open()
        begin()
        for (index, item) in items.enumerated() {
            let comma = index < items.count - 1 ? 1 : 0
            if index > 0, item.width(limit: room - 1 - comma) != nil {
                write(" ")
            } else if index > 0 {
                end()
                begin()
            }
            write(item, followedBy: comma)
            if comma > 0 { write(",") }
        }
        end()
        close()
        write(closing)
    }

    /// Each behind a blank, or at the begin of a line where it does not fit.
    private mutating func words(_ words: [String], followedBy suffix: Int = 0, beginLine: (inout LineWriter) -> Void) {
        for (index, word) in words.enumerated() {
            if word.columns + 1 + (index == words.count - 1 ? suffix : 0) <= room {
                write(" " + word)
            } else {
                end()
                beginLine(&self)
                write(word)
            }
        }
    }
}
