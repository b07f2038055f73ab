import Declarations
import SwiftCode
import Testing

@testable import Generator

struct TypeMappingTests {
    static let defaultValues: [(String, String, Bool, Bool, SwiftExpression?)] = [
        ("NSDictionary *", "options", false, true, .dictionary([])), ("NSDictionary *", "userInfo", false, true, .dictionary([])),
        ("nullable NSDictionary *", "launchOptions", false, true, .null), ("NSDictionary *", "properties", false, true, nil),
        ("NSDictionary *", "submitFailure", true, true, nil), ("NSDictionary *", "setUserInfo", true, true, .dictionary([])),
        ("NSDictionary *", "optionsChanged", true, true, nil), ("NSArray *", "options", false, true, nil),
        ("void (^ _Nullable)(void)", "completion", false, true, .null), ("void (^ _Nullable)(void)", "completion", false, false, nil),
        ("void (^)(void)", "completion", false, true, nil),
    ]

    @Test(arguments: [
        ("NSString *", "String!"), ("nullable NSString *", "String?"), ("nonnull NSString *", "String"), ("BOOL", "Bool"),
        ("NSInteger", "Int"), ("NSUInteger", "UInt"), ("long", "Int"), ("UInt16", "UInt16"), ("SInt32", "Int32"),
        ("Float64", "Double"), ("time_t", "Int"), ("NSTimeInterval", "TimeInterval"), ("NSDate *", "Date!"),
        ("NSArray<NSString *> *", "[String]!"), ("NSArray *", "[Any]!"), ("NSDictionary *", "[AnyHashable: Any]!"),
        ("NSDictionary<id<NSCopying>, id> *", "[AnyHashable: Any]!"), ("NSDictionary<id, id> * _Nonnull", "[AnyHashable: Any]"),
        ("NSDictionary<NSObject<NSCopying> *, id> * _Nullable", "[AnyHashable: Any]?"),
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
        #expect(TypeMapping().type(type).parameterTypeName.spelling == "@escaping () -> Void")
    }

    /// As the importer gives them: by the label, or by the end of the method's name where there is no label.
    @Test(arguments: defaultValues)
    func defaults(_ type: String, _ label: String, _ isBaseName: Bool, _ isLast: Bool, _ value: SwiftExpression?) throws {
        let name = try ObjectiveCParser.parseType(type)
        #expect(TypeMapping().defaultValue(of: name, label: label, isBaseName: isBaseName, isLast: isLast) == value)
    }
}
