extension TokenStream {
    /// Finds each bracket's counterpart once, so that skipping a body costs nothing, however many brackets stay open.
    ///
    /// Broken samples are usual. A brace closes what was forgotten inside it; a parenthesis or square bracket never closes across a brace.
    mutating func matchBrackets() {
        partners = Array(repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            switch token.byte {
            case .ascii("("), .ascii("["), .ascii("{"): open.append(index)
            case .ascii(")"): close(index, opener: .ascii("("), in: &open)
            case .ascii("]"): close(index, opener: .ascii("["), in: &open)
            case .ascii("}"): close(index, opener: .ascii("{"), in: &open)
            default: break
            }
        }
    }

    private mutating func close(_ index: Int, opener: UInt8, in open: inout [Int]) {
        let brace = UInt8.ascii("{")
        var depth = open.count
        // Bounded, so that a text of stray brackets stays linear.
        let floor = max(0, depth - 64)
        while depth > floor {
            let byte = tokens[open[depth - 1]].byte
            if byte == opener {
                partners[open[depth - 1]] = Int32(index)
                open.removeSubrange((depth - 1)...)
                return
            }
            if byte == brace { break }
            depth -= 1
        }
        strays.insert(index)
    }
}
