import Declarations

/// Declarations that are no facts, and what others say besides.
extension Extraction {
    mutating func add(_ declaration: FurtherDeclaration, at place: DeclarationPlace, in passage: Passage) {
        let owner = place.owner ?? context.owner
        further.append(FurtherPlace(declaration: declaration, owner: owner, span: passage.file(declaration.nameSpan)))
    }

    static func marks(of method: MethodDeclaration) -> SwiftMarks {
        var marks = SwiftMarks()
        marks.typeParameters = method.typeParameters
        marks.isNonisolated = method.isNonisolated
        marks.isMutating = method.isMutating
        marks.isSettable = method.form == .settableSubscript
        marks.isFailable = method.isFailable
        marks.isDiscardable = method.attributes.isDiscardable
        marks.inOut = method.parameters.filter(\.isInOut).map(\.name)
        marks.variadic = method.parameters.filter(\.isVariadic).map(\.name)
        return marks
    }
}
