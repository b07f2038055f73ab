import Declarations
import SourceText

/// Declarations that listings have and that are no API of the vendor's: the platform's own, copied from its headers, and what the reader's class
/// holds.
extension Extraction {
    /// `typedef NS_ENUM(NSInteger, AVAuthorizationStatus) { … } API_AVAILABLE(macos(10.14), ios(7.0))`: a name with a prefix of the platform, and the
    /// macros of its headers.
    func isCopiedFromPlatform(_ declaration: Declaration, in passage: Passage) -> Bool {
        let name: String
        switch declaration.kind {
        case .type(let type): name = type.name
        case .enumeration(let enumeration): name = enumeration.name
        case .constant(let constant): name = constant.name
        case .method, .property, .further: return false
        }
        let text = passage.text.characters
        return Vocabulary.isPlatform(name) && Self.marksOfPlatform.contains(where: text.has)
    }

    private static let marksOfPlatform = [
        "API_AVAILABLE(macos(", "NS_AVAILABLE(10", "NS_ENUM_AVAILABLE", "__TVOS_PROHIBITED", "__WATCHOS_PROHIBITED",
    ]

    /// `@property (strong, nonatomic) ABDoor *door;` and nothing else, where samples go on with `self.door`: the app's class keeps the object.
    func isKeptByApp(_ property: PropertyDeclaration, at place: DeclarationPlace) -> Bool {
        guard place.owner == nil, context.owner == nil, context.listedType == nil, let type = property.type?.trackedName,
            survey.isOfAPI(type), NameShape.looksLikeType(type), !isProtocolName(type),
            let code = survey.code[block], code.declarations.count == 1
        else { return false }
        let uses = ["self.\(property.name)", "_\(property.name) =", "[_\(property.name) "]
        return document.blocks[(block + 1)...].contains { block in
            guard case .code(let text, _) = block.kind else { return false }
            return uses.contains(where: text.characters.has)
        }
    }
}
