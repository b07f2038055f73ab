import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements of an XML text, as another parser reads it.
final class XMLReport: NSObject, XMLParserDelegate {
    private var elements: [(name: String, attributes: [String: String])] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    }

    func attributes(_ name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.attributes) }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        elements.append((name, attributes))
    }
}
