import Declarations
import Testing

/// Names for types, read and put in the place of the names.
@Suite struct AliasTests {
    private func block(_ text: String) throws -> TypeName { try #require(try ObjectiveCParser.parseAlias(text).aliased) }

    @Test func namesOfBlocksAndTypesAreRead() throws {
        let block = try ObjectiveCParser.parseAlias("typedef void (^DoorHandler)(BOOL open, NSError * _Nullable error);")
        #expect(block.name == "DoorHandler" && block.kind == .alias)
        #expect(block.aliased?.spelling(in: .objectiveC).hasPrefix("void (^") == true)
        #expect(try ObjectiveCParser.parseAlias("typedef NSString *DoorKey;").aliased?.name == "NSString")
        let closure = try SwiftParser.parseAlias("typealias DoorHandler = (Bool, (any Error)?) -> Void")
        #expect(closure.name == "DoorHandler" && closure.aliased != nil)
    }

    @Test(arguments: ["void (^DoorHandler)(BOOL);", "typedef DoorHandler", "typedef void (^A)(void); typedef void (^B)(void);"])
    func whatIsNoTypedefIsRefused(_ text: String) {
        #expect(throws: ParseError.self) { try ObjectiveCParser.parseAlias(text) }
    }

    @Test(arguments: ["func open()", "typealias Door", "let a = 1"]) func whatIsNoTypealiasIsRefused(_ text: String) {
        #expect(throws: ParseError.self) { try SwiftParser.parseAlias(text) }
    }

    @Test func aMethodHasTheTypeAndKnowsTheName() throws {
        let handler = try block("typedef void (^DoorHandler)(BOOL open);")
        let method = try ObjectiveCParser.parseMethod("- (void)open:(NSString *)key then:(nullable DoorHandler)then;")
            .resolving(["DoorHandler": handler])
        #expect(method.parameters.map(\.alias) == [nil, "DoorHandler"])
        guard case .function(let function)? = method.parameters[1].type else {
            Issue.record("the name is still there")
            return
        }
        #expect(function.nullability == .nullable && function.parameters.map(\.name) == ["open"])
    }

    /// Of names that stand for each other nothing is left to say.
    @Test func circlesEnd() {
        let circle: [String: TypeName] = ["A": .named(.init("B")), "B": .named(.init("A"))]
        #expect(TypeName.named(.init("A")).resolving(circle).name != nil)
    }
}
