/// Types of functions that are wider than a line.
extension LineWriter {
    /// What stands behind the parameters goes on below where it does not fit; parameters that are too many stand between their brackets.
    mutating func functionType(_ open: String, _ items: [String], _ tail: [String], followedBy suffix: Int) {
        let head = open + items.joined(separator: ", ") + ")"
        if head.columns <= room {
            write(head)
        } else {
            write(open)
            self.open()
            filled(items)
            close()
            write(")")
        }
        for (index, piece) in tail.enumerated() {
            if piece.columns + 1 + (index == tail.count - 1 ? suffix : 0) <= room {
                write(" " + piece)
            } else {
                end()
                beginContinuation()
                write(piece)
            }
        }
    }

    /// As many on a line as fit, with commas between them.
    private mutating func filled(_ items: [String]) {
        begin()
        for (index, item) in items.enumerated() {
            let piece = index < items.count - 1 ? item + "," : item
            if index > 0 {
                if piece.columns + 1 <= room {
                    write(" ")
                } else {
                    end()
                    begin()
                }
            }
            write(piece)
        }
        end()
    }
}
