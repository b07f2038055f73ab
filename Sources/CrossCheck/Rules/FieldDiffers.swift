import Declarations
package import Diagnostics
import Guide
import SourceText
import Spec

/// A property is filled from another member of JSON than the code of a source reads it from.
package enum FieldDiffers {
    package static let rule = Rule(
        "field-differs",
        "a property is read from another member of JSON than in the source's code",
        explanation: """
            The code of a source says which member of JSON each property is read from, by keys of coding (`case accessToken = \
            "access_token"`), by what it looks up, or by the names of the properties themselves, and the spec's `field:` is another one: \
            the property would be empty, or hold something else. Write the member as the code has it.
            """
    )

    static func findings(in matching: Matching) -> [Finding] {
        let read = ReadFields(matching)
        guard !read.isEmpty else { return [] }
        return matching.items.compactMap { item -> Finding? in
            guard item.item.kind == .property, let field = item.item.field, let owner = item.item.owner?.value,
                matching.witness.bears(item.item.provenance)
            else { return nil }
            let names = [owner] + matching.stated.named(owner).compactMap { $0.item.swiftName?.value }
            let found = read.fields(of: item.item.name.value, in: names)
            guard let first = found.first, !found.contains(where: { isSame($0.field, field.value) }) else { return nil }
            // What a statement looks up may be one of several ways: another name has to be wrong by itself.
            let isWrong =
                found.contains(where: \.isKey) || !matching.texts.have(field.value)
                || read.isAnothers(field.value, than: item.item.name.value, in: names)
            guard isWrong else { return nil }
            return Finding(
                rule,
                "\(item.title) is filled from `\(field.value)` in the spec, and \(matching.witness.title) reads it from `\(first.field)`",
                name: item.item.name.value, spec: field.place, guide: first.place, says: first.field, witness: matching.witness)
        }
    }

    /// Code may read a member out of an object that it has taken out before: then its path is longer in the spec.
    private static func isSame(_ read: String, _ stated: String) -> Bool {
        read == stated || stated.hasSuffix("." + read) || read.hasSuffix("." + stated)
    }
}

/// The members that the code of one witness reads properties from.
private struct ReadFields {
    struct Field {
        let field: String
        let isKey: Bool
        let place: Place
    }

    private var fields: [String: [String: [Field]]] = [:]
    var isEmpty: Bool { fields.isEmpty }

    init(_ matching: Matching) {
        let documents = matching.answers.filter { !$0.fieldNames.isEmpty }
        let isSnakeCase = documents.contains { String(decoding: $0.file.bytes, as: UTF8.self).has("convertFromSnakeCase") }
        let owners = Set(documents.flatMap { $0.fieldNames.map(\.owner) })
        for document in documents {
            for name in document.fieldNames where !name.property.isEmpty {
                // A decoder may turn `created_at` into `createdAt` by itself; one that does stands in these files, or in others.
                let snake = TextEvidence.snakeCase(name.field)
                let isOwnKey = name.isKey && name.field == name.property
                let own = isOwnKey && isSnakeCase ? [] : [name.field]
                let spellings = own + (isOwnKey || isSnakeCase ? [snake] : [])
                let place = Place(document.file, name.span)
                let last = name.owner.split(separator: ".").last.map(String.init) ?? name.owner
                let property = name.property.hasPrefix("_") ? String(name.property.dropFirst()) : name.property
                for owner in owners.contains(last) ? [name.owner] : [name.owner, last] {
                    fields[owner, default: [:]][property, default: []] += spellings.map {
                        Field(field: $0, isKey: name.isKey, place: place)
                    }
                }
            }
        }
    }

    /// Whether only another property of the type is read from there.
    func isAnothers(_ field: String, than property: String, in owners: [String]) -> Bool {
        let all = owners.reversed().lazy.compactMap { fields[$0] }.first ?? [:]
        return all.contains { other, read in other != property && read.allSatisfy { $0.field == field } }
    }

    /// By the first of the type's names that code reads anything of.
    func fields(of property: String, in owners: [String]) -> [Field] {
        owners.reversed().lazy.compactMap { fields[$0]?[property] }.first ?? []
    }
}
