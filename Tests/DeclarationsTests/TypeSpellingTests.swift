import Declarations
import SourceText
import Testing

@Suite("Objective-C types")
struct ObjectiveCTypeTests {
    @Test(
        "are read and spelled in one normalised way",
        arguments: [
            ("NSString*", "NSString *"),
            ("NSString  * _Nullable", "NSString * _Nullable"),
            ("nullable NSString *", "NSString * _Nullable"),
            ("NSError **", "NSError **"),
            ("NSError * _Nullable * _Nullable", "NSError ** _Nullable"),
            ("unsigned  long", "unsigned long"),
            ("id", "id"),
            ("id<A,B>", "id<A, B>"),
            ("nullable id<A>", "id<A> _Nullable"),
            ("instancetype", "instancetype"),
            ("NSArray <NSString*>*", "NSArray<NSString *> *"),
            ("NSDictionary<NSObject <NSCopying>*,id> *", "NSDictionary<NSObject<NSCopying> *, id> *"),
            ("NSDictionary<NSString *,id> *", "NSDictionary<NSString *, id> *"),
            ("NSDictionary<nsstring *,id=\"\"> *", "NSDictionary<NSString *, id> *"),
            ("UIView<Foo> *", "UIView<Foo> *"),
            ("void (^)(BOOL success, NSError *error)", "void (^)(BOOL success, NSError *error)"),
            ("void(^)(void)", "void (^)()"),
            ("nullable void (^)(X * _Nullable x)", "void (^ _Nullable)(X * _Nullable x)"),
            ("void (^ _Nonnull)(NSArray<X *> *)", "void (^ _Nonnull)(NSArray<X *> *)"),
            ("const char *", "char *"),
            ("Foo * __abnonnull", "Foo * _Nonnull"),
            ("__abweak Foo *", "Foo *"),
        ]
    )
    func spelling(text: String, expected: String) throws {
        #expect(try ObjectiveCParser.parseType(text).description == expected)
    }

    @Test("that are none say what is wrong and where", arguments: [("", 0), ("*", 0), ("NSString *)", 10), ("NSArray<NSString * *", 7)])
    func errors(text: String, offset: Int) {
        #expect { try ObjectiveCParser.parseType(text) } throws: { error in
            (error as? ParseError)?.span.start == offset
        }
    }
}
