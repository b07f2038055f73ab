import Declarations
import SourceText

extension Extraction {
    /// What code calls things that travel.
    fileprivate mutating func add(_ names: [CodeTexts.Found], as form: String, in passage: Passage) {
        for name in names {
            var fact = Fact(.key, name.text, source: .declaration, span: passage.file(name.span))
            fact.detail.form = form
            facts.append(fact)
        }
    }

    /// A constant of a type of its own is a case of that.
    fileprivate mutating func add(_ constants: [DefinedConstant], in passage: Passage) {
        for constant in constants {
            var fact = Fact(
                constant.type == nil ? .constant : .case, constant.name, source: .declaration, span: passage.file(constant.span))
            (fact.owner, fact.value) = (constant.type, constant.value)
            fact.detail.form = Fact.definedForm
            fact.detail.language = .objectiveC
            facts.append(fact)
        }
    }
}

/// Facts of a header or a Swift interface: every declaration that an app sees; of an SDK's own code also the names and paths that it holds.
///
/// No guessing is needed here, so none is done: there are no samples, and nobody's classes but the SDK's own.
enum InterfaceFacts {
    static func sheet(of document: Document) -> FactSheet {
        let empty = Document(file: document.file, format: document.format, blocks: [])
        var extraction = Extraction(document: document, survey: Survey(of: empty), isTraced: false)
        for block in document.blocks {
            guard case .code(let text, _) = block.kind else { continue }
            read(text, document.format, into: &extraction)
        }
        // What comments say of parameters, the declarations below them say better.
        let plain = ConformanceMembers.plainEnums(in: extraction.facts)
        let structs = ConformanceMembers.structs(in: extraction.facts)
        let declared = extraction.facts.filter { fact in
            fact.kind != .parameter
                && (!ConformanceMembers.include(fact) || ConformanceMembers.isWritten(fact, structs: structs, enums: plain))
        }
        let known = merged(DefaultImplementations.applied(to: declared))
        var sheet = FactSheet(
            file: document.file, format: document.format, facts: ActorMembers.completed(known).sorted { $0.span < $1.span },
            unread: extraction.unread.filter { $0.kind != .code })
        sheet.further = extraction.further
        sheet.hiddenTypes = extraction.hiddenTypes
        readCode(of: document, into: &sheet)
        stateRawTexts(in: &sheet)
        return sheet
    }

    /// The raw value of a case that `rawValue` computes: it stands as well as if the case said it. Of an enum with a case for all other texts
    /// the property is that, and nothing besides.
    private static func stateRawTexts(in sheet: inout FactSheet) {
        let open = Set(sheet.facts.filter { $0.kind == .case && $0.detail.parameterTypes == ["String"] }.compactMap(\.owner))
        for text in sheet.caseTexts where text.source == .rawValue && text.text.map({ Int($0) == nil }) == true {
            let owner = text.owner.split(separator: ".").last.map(String.init)
            if let owner, open.contains(owner) {
                sheet.facts.removeAll { $0.kind == .property && $0.name == "rawValue" && $0.owner == owner }
            }
            for index in sheet.facts.indices where sheet.facts[index].kind == .case && sheet.facts[index].value == nil {
                guard sheet.facts[index].name == text.name, sheet.facts[index].owner == owner else { continue }
                sheet.facts[index].value = text.text
            }
        }
    }

    private static func read(_ text: Text, _ format: Document.Format, into extraction: inout Extraction) {
        let bytes = Array(text.characters.utf8)
        let (shown, declarations, failed, hidden) = interface(bytes, format)
        extraction.hiddenTypes.formUnion(hidden)
        let passage = Passage(Text(characters: String(decoding: shown, as: UTF8.self), runs: text.runs, end: text.end))
        // What is too deep is blanked in a Swift file's interface.
        if format == .swift { extraction.noteDepth(bytes, .swift, passage) }
        if format == .header { extraction.noteDepth(shown, .objectiveC, passage) }
        // Nothing else is left in an interface: what cannot be read there would be lost in silence.
        extraction.unread += Set(failed).sorted().map { FactSheet.Unread(.line, span: passage.file($0), reason: nil) }
        for declaration in declarations { extraction.add(declaration, at: DeclarationPlace(), in: passage) }
        guard format != .header else { return }
        let texts = CodeTexts.names(in: bytes, language: format == .swift ? .swift : .objectiveC)
        extraction.add(texts, as: Fact.textForm, in: passage)
        if format == .implementation { extraction.add(DefinedConstant.constants(in: bytes), in: passage) }
        if format == .swift { extraction.add(CodedProperties.names(in: bytes), as: Fact.codedForm, in: passage) }
    }

    /// What the code itself says of JSON and of requests.
    private static func readCode(of document: Document, into sheet: inout FactSheet) {
        for case .code(let text, _) in document.blocks.map(\.kind) {
            let (bytes, language) = (Array(text.characters.utf8), document.format == .swift ? Language.swift : .objectiveC)
            /// Where they stand in the file.
            func placed<Found>(_ found: [Found], _ span: WritableKeyPath<Found, Span>) -> [Found] {
                found.map { item in
                    var item = item
                    item[keyPath: span] = text.fileSpan(item[keyPath: span])
                    return item
                }
            }
            let requests = RequestCode(bytes, language: language)
            // A header has no code, but the paths and the keys that code elsewhere says by their names: `#define kDoorPath @"doors"`.
            if document.format == .header {
                sheet.pathConstants += placed(PathConstant.constants(in: requests), \.span)
                sheet.textConstants += requests.constants
                continue
            }
            sheet.fieldNames += placed(FieldName.names(in: bytes, language: language), \.span)
            if language == .swift {
                sheet.caseTexts += CaseText.texts(in: bytes)
                sheet.codedTypes += CodedType.types(in: bytes)
                sheet.initialiserFills += InitialiserFill.all(in: requests)
            }
            // The addresses in a package's manifest are those of other packages.
            guard !requests.isManifest else { continue }
            sheet.answerDecoders += requests.decoders
            sheet.requestBases += placed(RequestBase.bases(in: requests), \.span)
            sheet.requestPaths += placed(RequestPath.paths(in: requests), \.span)
            sheet.requestHelpers += RequestHelper.helpers(in: requests)
            sheet.possiblePaths += placed(RequestPath.possible(in: requests), \.span)
            sheet.pathConstants += placed(PathConstant.constants(in: requests), \.span)
            sheet.textConstants += requests.constants
            sheet.pathSenders.formUnion(requests.senders)
            sheet.requestHosts += RequestHost.hosts(in: requests)
        }
    }

    private static func interface(_ bytes: [UInt8], _ format: Document.Format) -> (
        shown: [UInt8], [Declaration], failed: [Span], hidden: Set<String>
    ) {
        // An implementation declares what no app sees.
        if format == .implementation { return (bytes, [], [], []) }
        guard format == .header else {
            let text = SwiftInterfaceText(bytes)
            let found = SwiftParser.interface(text.bytes)
            return (text.bytes, found.declarations, found.failed, text.hidden)
        }
        let header = HeaderText(bytes)
        return (header.bytes, HeaderParser.declarations(in: header), [], [])
    }

    /// A name that an `#if` declares twice alike is one fact.
    private static func merged(_ facts: [Fact]) -> [Fact] {
        var seen: Set<Key> = []
        return facts.filter { seen.insert(Key($0)).inserted }
    }

    private struct Key: Hashable {
        var kind: Fact.Kind
        var name: String
        var owner: String?
        var isStatic: Bool?
        var type: String?
        var detail: Fact.Detail

        init(_ fact: Fact) {
            (kind, name, owner, isStatic) = (fact.kind, fact.name, fact.owner, fact.isStatic)
            (type, detail) = (fact.type, fact.detail)
        }
    }
}
