import Declarations
import Guide
import SourceText

/// What the code of the sources calls the members of JSON that it reads.
struct KeyNaming {
    /// A decoder may turn `created_at` into `createdAt` by itself.
    private let isSnakeCase: Bool

    init(_ sheets: [FactSheet]) {
        isSnakeCase = sheets.contains { sheet in
            let isCode = sheet.format == .swift || !sheet.fieldNames.isEmpty
            return isCode && String(decoding: sheet.file.bytes, as: UTF8.self).contains("convertFromSnakeCase")
        }
    }

    func key(of name: FieldName) -> String { name.isKey ? key(name.field) : name.field }

    /// Of a property, or a key of coding.
    func key(_ name: String) -> String { isSnakeCase ? Self.snakeCase(name) : name }

    /// As a decoder of Swift's does the other way round: `baseURL` is read from `base_url`.
    private static func snakeCase(_ name: String) -> String {
        guard !name.contains("_"), name.contains(where: \.isLowercase) else { return name }
        return Words.split(name).map { $0.lowercased() }.joined(separator: "_")
    }
}
