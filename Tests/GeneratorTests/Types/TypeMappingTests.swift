import Declarations
import Testing

@testable import Generator

struct TypeMappingTests {
    @Test(arguments: [
        ("NSString *", "String!"), ("nullable NSString *", "String?"), ("nonnull NSString *", "String"), ("BOOL", "Bool"),
        ("NSInteger", "Int"), ("NSUInteger", "UInt"), ("long", "Int"), ("NSTimeInterval", "TimeInterval"), ("NSDate *", "Date!"),
        ("NSArray<NSString *> *", "[String]!"), ("NSArray *", "[Any]!"), ("NSDictionary *", "[AnyHashable: Any]!"),
        ("NSDictionary<NSString *, NSNumber *> *", "[String: NSNumber]!"), ("NSSet<Foo *> * _Nonnull", "Set<Foo>"),
        ("NSDecimalNumber *", "NSDecimalNumber!"), ("id", "Any!"), ("id<FooDelegate>", "(any FooDelegate)!"),
        ("nullable id<FooDelegate>", "(any FooDelegate)?"), ("NSError *", "(any Error)!"), ("instancetype", "Owner!"),
        ("nonnull instancetype", "Owner"), ("void", "Void"), ("RECEIVE_TYPE", "RECEIVE_TYPE"), ("Foo *", "Foo!"),
        ("void (^)(BOOL success, NSError *error)", "((Bool, (any Error)?) -> Void)!"),
        ("void (^ _Nonnull)(NSArray<Foo *> * _Nullable, NSError * _Nullable)", "([Foo]?, (any Error)?) -> Void"),
    ])
    func objectiveC(_ text: String, _ swift: String) throws {
        let type = try ObjectiveCParser.parseType(text)
        #expect(TypeMapping().type(type, owner: "Owner").spelling == swift)
    }

    @Test func aKeptClosureEscapes() throws {
        let type = try ObjectiveCParser.parseType("void (^ _Nonnull)(void)")
        #expect(TypeMapping().type(type).parameterSpelling == "@escaping () -> Void")
    }

    @Test func optionsHaveDefaults() throws {
        let dictionary = try ObjectiveCParser.parseType("NSDictionary *")
        let block = try ObjectiveCParser.parseType("void (^ _Nullable)(void)")
        #expect(TypeMapping().defaultValue(of: dictionary, parameter: "options") == "[:]")
        #expect(TypeMapping().defaultValue(of: dictionary, parameter: "properties") == nil)
        #expect(TypeMapping().defaultValue(of: block, parameter: "completion") == "nil")
    }
}
