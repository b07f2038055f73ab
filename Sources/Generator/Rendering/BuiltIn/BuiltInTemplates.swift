/// The templates that the tool brings along, by name: what `Templates/` held when the tool was built.
package enum BuiltInTemplates {
    package static let all = [swift, reference].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
