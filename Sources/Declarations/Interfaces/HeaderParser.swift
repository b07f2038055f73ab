import SourceText

/// Reads all declarations of an Objective-C header, as an app that imports it sees them.
///
/// What stands between `NS_ASSUME_NONNULL_BEGIN` and `_END` says that it is never nil, unless it says otherwise. What the header marks as
/// unavailable, nobody can call, and is left out.
package enum HeaderParser {
    package static func declarations(in header: HeaderText) -> [Declaration] {
        let all = ObjectiveCParser.header(in: header.bytes)
        let reading = HeaderReading(header: header, blocks: blockNames(all))
        return all.compactMap(reading.shown)
    }

    /// Names of the header's own block types: pointers, though no star says so.
    private static func blockNames(_ declarations: [Declaration]) -> Set<String> {
        Set(
            declarations.compactMap { declaration in
                guard case .type(let type) = declaration.kind, type.kind == .alias, type.aliased?.isPointer == true else { return nil }
                return type.name
            })
    }
}

private struct HeaderReading {
    let header: HeaderText
    let blocks: Set<String>

    /// The declaration with what its region says; nil where apps cannot use it.
    func shown(_ declaration: Declaration) -> Declaration? {
        var declaration = declaration
        let isNonnull = header.isNonnull(declaration.span.start)
        switch declaration.kind {
        case .type(var type):
            type.members = type.members.compactMap { member in
                shown(member.declaration).map { .init(declaration: $0, isOptional: member.isOptional) }
            }
            if isNonnull { type.aliased = type.aliased?.inNonnullAlias }
            declaration.kind = .type(type)
        case .method(let method):
            if method.attributes.isUnavailable { return nil }
            if isNonnull { declaration.kind = .method(method.inNonnullRegion(pointers: blocks)) }
        case .property(let property):
            if isNonnull { declaration.kind = .property(property.inNonnullRegion(pointers: blocks)) }
        case .constant(var constant):
            if isNonnull { constant.type = constant.type?.inNonnullRegion }
            declaration.kind = .constant(constant)
        case .enumeration, .further: break
        }
        return declaration
    }
}

extension TypeName {
    fileprivate var isPointer: Bool {
        switch self {
        case .function: true
        case .named(let type): type.pointerDepth > 0 || type.name == "id"
        }
    }

    /// A block type's parameters are declared in its header's region; whether the block itself may be nil is said where it is used.
    fileprivate var inNonnullAlias: TypeName {
        guard case .function(var function) = inNonnullRegion else { return self }
        function.nullability = .unspecified
        return .function(function)
    }
}
