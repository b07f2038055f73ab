internal import SwiftCode

/// A piece of Swift that knows where its lines may be broken.
///
/// Generated code is formatted as it is made: no formatter runs over it afterwards.
package indirect enum SwiftText: Sendable {
    case plain(String)
    /// Elements between brackets; a collection's last element has a comma when each stands on a line of its own.
    case list(open: String, [SwiftText], close: String, isCollection: Bool)
    case sequence([SwiftText])
    /// Operands with the same operator between them.
    case chain([SwiftText], operation: String)

    /// A short expression, on one line.
    init(_ expression: SwiftExpression) {
        self = .plain(String(SwiftPrinter.text(of: [.expression(expression)]).dropLast()))
    }

    /// As long as a line of generated code may be: the formatter wants one column to be free.
    package static let lineLength = 139

    /// A collection that is the only argument opens on the call's own line.
    package static func call(_ name: String, _ arguments: [SwiftText]) -> SwiftText {
        if arguments.count == 1, case .list(_, _, _, isCollection: true) = arguments[0] {
            return .sequence([.plain("\(name)("), arguments[0], ")"])
        }
        return .sequence([.plain(name), .list(open: "(", arguments, close: ")", isCollection: false)])
    }

    package static func array(_ elements: [SwiftText]) -> SwiftText {
        .list(open: "[", elements, close: "]", isCollection: true)
    }

    /// Names as they stand, `[:]` where there are none.
    package static func dictionary(_ members: [(name: String, value: SwiftText)]) -> SwiftText {
        guard !members.isEmpty else { return .plain("[:]") }
        return array(members.map { .labelled(Escaping.swiftLiteral($0.name), $0.value) })
    }

    package static func labelled(_ label: String, _ value: SwiftText) -> SwiftText { .sequence([.plain("\(label): "), value]) }

    /// On one line.
    package var flat: String {
        switch self {
        case .plain(let text): text
        case .list(let open, let elements, let close, _): open + elements.map(\.flat).joined(separator: ", ") + close
        case .sequence(let parts): parts.map(\.flat).joined()
        case .chain(let operands, let operation): operands.map(\.flat).joined(separator: " \(operation) ")
        }
    }

    /// The lines for code that stands behind that many blanks.
    package func lines(indentation: Int, prefix: String = "", suffix: String = "") -> [String] {
        SwiftText.sequence([.plain(prefix), self, .plain(suffix)]).broken(width: Self.lineLength - indentation)
    }

    private func broken(width: Int) -> [String] {
        guard flat.count > width else { return [flat] }
        switch self {
        case .plain(let text): return [text]
        case .list(let open, let elements, let close, let isCollection):
            guard !elements.isEmpty else { return [open + close] }
            return [open] + Self.column(elements, isCollection: isCollection, width: width) + [close]
        case .sequence(let parts): return Self.brokenSequence(parts, width: width)
        case .chain(let operands, let operation): return Self.brokenChain(operands, operation, width: width)
        }
    }

    private static func column(_ elements: [SwiftText], isCollection: Bool, width: Int) -> [String] {
        let needsComma = isCollection && elements.count > 1
        return elements.enumerated().flatMap { index, element in
            var lines = element.broken(width: width - 5)
            if index < elements.count - 1 || needsComma { lines[lines.count - 1] += "," }
            return lines.map { "    " + $0 }
        }
    }

    /// The longest part is broken, the others stay as they are before and behind it.
    private static func brokenSequence(_ parts: [SwiftText], width: Int) -> [String] {
        let breakable = parts.indices.filter { parts[$0].canBreak }
        guard let index = breakable.max(by: { parts[$0].flat.count < parts[$1].flat.count }) else { return [parts.map(\.flat).joined()] }
        var lines = parts[index].forced(width: width)
        lines[0] = parts[..<index].map(\.flat).joined() + lines[0]
        lines[lines.count - 1] += parts[(index + 1)...].map(\.flat).joined()
        return lines
    }

    private var canBreak: Bool {
        switch self {
        case .plain: false
        case .list(_, let elements, _, _): !elements.isEmpty
        case .sequence(let parts): parts.contains(where: \.canBreak)
        case .chain(let operands, _): operands.count > 1
        }
    }

    /// Broken although it would fit by itself: something beside it makes the line too long.
    private func forced(width: Int) -> [String] {
        switch self {
        case .plain(let text): [text]
        case .list(let open, let elements, let close, let isCollection):
            [open] + Self.column(elements, isCollection: isCollection, width: width) + [close]
        case .sequence(let parts): Self.brokenSequence(parts, width: width)
        case .chain(let operands, let operation): Self.brokenChain(operands, operation, width: width)
        }
    }

    private static func brokenChain(_ operands: [SwiftText], _ operation: String, width: Int) -> [String] {
        operands.enumerated().flatMap { index, operand in
            guard index > 0 else { return operand.broken(width: width) }
            var lines = operand.broken(width: width - operation.count - 5)
            lines[0] = "\(operation) \(lines[0])"
            return lines.map { "    " + $0 }
        }
    }
}

extension SwiftText: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self = .plain(value) }
}
