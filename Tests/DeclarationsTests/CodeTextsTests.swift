import SourceText
import Testing

@testable import Declarations

@Suite("Names and paths in source files")
struct CodeTextsTests {
    private func names(_ text: String) -> [String] { CodeTexts.names(in: Array(text.utf8), language: .swift).map(\.text) }

    @Test("an enum of texts gives its values, and its names where they are the values")
    func enums() {
        let source = """
            enum Key: String, CodingKey {
                case id, userName = "user_name", email
                var isShort: Bool { switch self { case .id: true default: false } }
            }
            enum Number: Int { case one = 1, two }
            enum Plain { case three, four }
            """
        #expect(names(source) == ["id", "user_name", "email"])
    }

    @Test("a text is a name, a path or a URL; sentences are none")
    func forms() {
        let source = #"""
            let path = "/v1/doors", done = "\(scheme)://done", other = urlScheme + "://other", user = "\(host)/v1/user"
            let parameters = ["grant-type": "code", "key": try! key()]
            log("it is open"); log("\(door)"); log(""); log("3.14"); log("it\n(is)open")
            """#
        #expect(names(source) == ["/v1/doors", "{}://done", "://other", "/v1/user", "grant-type", "code", "key"])
    }

    @Test("items of a query have names in brackets")
    func brackets() {
        let source = #"let all = ["filter[name]", "page[size]", "tags[]", "a[b][c]", "[name]", "it[is open]", "a]b[c]", "list[0]"]"#
        #expect(names(source) == ["filter[name]", "page[size]", "tags[]", "a[b][c]"])
    }

    @Test("Objective-C writes its texts with formats, and its enums hold none")
    func objectiveC() {
        let source = #"""
            #import "ABDoor.h"
            NSString *const ABPath = @"/v1/doors";
            NSString *url = [NSString stringWithFormat:@"%@/v1/doors/%2$@/keys/%ld", host, door, (long)key];
            enum Key { id, name };
            request.body = @{@"grant_type": @"code", @"share": @"100%"}; NSLog(@"it is open: %@", door); // @"comment"
            char *plain = "user_name"; NSString *done = @"%@://done?key=%@";
            """#
        let found = CodeTexts.names(in: Array(source.utf8), language: .objectiveC).map(\.text)
        #expect(found == ["/v1/doors", "/v1/doors/{}/keys/{}", "grant_type", "code", "share", "user_name", "{}://done?key={}"])
    }

    @Test("a query that is put together gives its address and its names")
    func queries() {
        let source = #"""
            NSString *url = [NSString stringWithFormat:@"%@/v1/search/doors?%@", host, query];
            [query appendFormat:@"near=%.06f,%.06f", a, b]; [query appendFormat:@"&radius=%d", radius]; [query appendString:@"&sort=name&all=1"];
            NSLog(@"Opened | near=%@", door); NSLog(@"%@", door); if (a[0]?b:c) log(@"what=that");
            """#
        let found = CodeTexts.names(in: Array(source.utf8), language: .objectiveC).map(\.text)
        #expect(found == ["/v1/search/doors", "near", "radius", "sort", "all"])
    }

    @Test("what is put together piece by piece is one address, and what else its pieces are")
    func chains() {
        let source = #"""
            - (void)status { NSString *path = @"doors/status";
                NSURL *url = [[self.baseUrl URLByAppendingPathComponent:path] URLByAppendingPathComponent:doorID];
                NSString *file = [[cachesDirectory stringByAppendingPathComponent:@"doors"] stringByAppendingPathComponent:name]; }
            """#
        let found = CodeTexts.names(in: Array(source.utf8), language: .objectiveC).map(\.text)
        #expect(found == ["doors/status", "doors/status/{}", "doors"])
        #expect(
            names(#"func all() { get(base.appending(path: "v1").appending(path: id).appending(path: "open")) }"#) == [
                "v1", "v1/{}/open", "open",
            ])
    }

    @Test("places are those of the file, and nothing crashes on half a file")
    func places() {
        let source = "enum Key: String { case id, name = \"n_m\" }"
        let found = CodeTexts.names(in: Array(source.utf8), language: .swift)
        #expect(found.map { String(source.utf8.dropFirst($0.span.start).prefix($0.span.end - $0.span.start)) ?? "" } == ["id", "\"n_m\""])
        for end in 0...source.utf8.count { _ = names(String(decoding: Array(source.utf8)[..<end], as: UTF8.self)) }
    }
}
