/// Chains of operators, and how deep the formatter wants what goes on below.
extension LineWriter {
    mutating func chain(_ operands: [Layout.Operand], followedBy suffix: Int, isBelow: Bool = false) {
        guard operands.count > 1 else {
            if let only = operands.first { broken(only.layout, followedBy: suffix) }
            return
        }
        let outside = depth
        defer { depth = outside }
        for (index, operand) in operands.enumerated() {
            let isLast = index == operands.count - 1
            if index == 1 { depth += 1 }
            if index > 0 {
                end()
                begin()
                if !operand.operation.isEmpty { write(operand.operation + " ") }
            }
            if index == 0, isBelow {
                beginning(operand.layout, isTest: operands[1].operation == "?")
            } else if index == 0, !operand.layout.canBreak, operand.layout.width(limit: room) == nil {
                filled(operand.layout.membersWithin, followedBy: 0)
            } else if index > 0, !operand.hasOwnLevel, case .chain(let inner) = operand.layout, operand.layout.width(limit: room) == nil {
                depth -= 1
                chain(inner, followedBy: isLast ? suffix : 0, isBelow: true)
                depth += 1
            } else if isLast, operand.hasOwnLevel, case .chain = operand.layout {
                lastChain(operand.layout, followedBy: suffix)
            } else {
                write(operand.layout, followedBy: isLast ? suffix : 0)
            }
            if index > 0, isInList, operand.operation == "??", case .bracketed = operand.layout { depth += 1 }
        }
    }

    /// Writes a chain that is the last operand of one with levels of its own: `a ? b : c ? d : e`. Where it takes lines, what is opened behind
    /// brackets around all of it is as deep as the line that it began on.
    private mutating func lastChain(_ layout: Layout, followedBy suffix: Int) {
        let start = place
        write(layout, followedBy: suffix)
        endBrackets(begunAt: start)
    }

    /// Writes a value on a line of its own below its `=`.
    ///
    /// What goes on below inside the test of a choice, or inside the brackets that the value begins with, stands deeper than what goes on behind
    /// them: there the formatter has a level for the value and one for its part.
    mutating func writeBelow(_ value: Layout) {
        if value.width(limit: room) != nil { return flat(value) }
        switch value {
        case .chain(let operands): chain(operands, followedBy: 0, isBelow: true)
        case .bracketed: beginning(value, isTest: false)
        default: broken(value, followedBy: 0)
        }
    }

    /// Writes the first operand of a value below its `=`.
    private mutating func beginning(_ layout: Layout, isTest: Bool) {
        if layout.width(limit: room) != nil { return flat(layout) }
        switch layout {
        case .chain(let operands) where !isTest: chain(operands, followedBy: 0, isBelow: true)
        case .chain, .bracketed:
            depth += 1
            broken(layout, followedBy: 0)
            depth -= 1
        default: broken(layout, followedBy: 0)
        }
    }
}
