import CLibXML2
import CLibYAML

/// libxml2 without anything of ours.
enum BareXML {
    private static let options =
        HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NODEFDTD.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue
        | HTML_PARSE_NOWARNING.rawValue | XML_PARSE_HUGE.rawValue

    static func tree(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            let text = buffer.bindMemory(to: CChar.self).baseAddress
            xmlFreeDoc(htmlReadMemory(text, Int32(bytes.count), nil, "utf-8", Int32(bitPattern: UInt32(options))))
        }
    }

    static func events(_ bytes: [UInt8]) {
        var handler = htmlSAXHandler()
        handler.startElement = { _, _, _ in }
        handler.endElement = { _, _ in }
        handler.characters = { _, _, _ in }
        bytes.withUnsafeBytes { buffer in
            let text = buffer.bindMemory(to: CChar.self).baseAddress
            guard let context = htmlCreateMemoryParserCtxt(text, Int32(bytes.count)) else { return }
            defer { htmlFreeParserCtxt(context) }
            // The context frees the handler that it was made with, so that one comes back before it goes.
            let own = context.pointee.sax
            defer { context.pointee.sax = own }
            withUnsafeMutablePointer(to: &handler) { pointer in
                context.pointee.sax = pointer
                htmlCtxtUseOptions(context, Int32(bitPattern: UInt32(options)))
                htmlParseDocument(context)
            }
        }
    }
}

/// libyaml without anything of ours.
enum BareYAML {
    static func events(_ bytes: [UInt8]) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        yaml_parser_initialize(parser)
        defer { yaml_parser_delete(parser) }
        bytes.withUnsafeBufferPointer { buffer in
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
            var event = yaml_event_t()
            var isDone = false
            while !isDone, yaml_parser_parse(parser, &event) == 1 {
                isDone = event.type == YAML_STREAM_END_EVENT
                yaml_event_delete(&event)
            }
        }
    }
}
