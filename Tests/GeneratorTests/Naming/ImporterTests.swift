import Declarations
import Testing

@testable import Generator

/// Declarations of a made-up door, and what the Clang importer of Swift 6.3 shows of each.
@Suite("The importer's rules, by kind")
struct ImporterTests {
    /// What stands behind `- `, or with its sign, and the name in Swift.
    static let facts: [(declaration: String, swift: String)] = [
        // Keywords are names of members like any other.
        ("+ (instancetype)defaultDoor;", "default()"), ("- (Door *)asDoor;", "as()"), ("- (Door *)inDoor;", "in()"),
        ("+ (instancetype)defaultForKey:(NSString *)key;", "default(forKey:)"),
        ("- (void)continueString:(NSString *)text;", "continue(_:)"), ("- (void)returnString:(NSString *)text;", "return(_:)"),
        ("- (void)doWithSelector:(SEL)selector;", "do(with:)"), ("- (Door *)selfDoor;", "selfDoor()"),
        ("- (void)selfString:(NSString *)text;", "selfString(_:)"),
        // Labels of initialisers are none.
        ("- (instancetype)initWithDefault:(int)value;", "init(withDefault:)"), ("- (instancetype)initWithIn:(int)value;", "init(withIn:)"),
        ("- (instancetype)initWithClass:(Class)value;", "init(with:)"), ("- (instancetype)initWithSelf:(int)value;", "init(withSelf:)"),
        ("- (instancetype)initWithAny:(int)value;", "init(any:)"), ("- (instancetype)initWithType:(int)value;", "init(type:)"),
        // Only what answers an object makes one.
        ("- (void)initSessionWithOptions:(NSString *)options;", "initSession(withOptions:)"),
        ("- (int)initCount:(int)count;", "initCount(_:)"), ("- (void)initialize:(NSString *)key;", "initialize(_:)"),
        ("- (id)initSessionWithOptions:(NSString *)options;", "init(sessionWithOptions:)"),
        ("- (Door *)initWithKey:(NSString *)key;", "init(key:)"),
        // Whole numbers keep their name, all other names of numbers are looked through.
        ("- (void)hashWithInteger:(NSInteger)value;", "hash(with:)"), ("- (void)hashWithUInteger:(NSUInteger)value;", "hash(with:)"),
        ("- (void)putWithInt:(NSInteger)value;", "put(withInt:)"), ("- (void)hashWithInt:(int)value;", "hash(with:)"),
        ("- (void)hashWithInterval:(NSTimeInterval)value;", "hash(withInterval:)"),
        ("- (void)hashWithDouble:(NSTimeInterval)value;", "hash(with:)"), ("- (void)scaleByFloat:(CGFloat)value;", "scale(by:)"),
        ("- (void)hashWithLong:(long)value;", "hash(withLong:)"), ("- (void)charWithChar:(char)value;", "char(withChar:)"),
        ("- (void)readWithUInt64:(size_t)value;", "read(with:)"), ("- (void)hashWithBool:(BOOL)value;", "hash(with:)"),
        // So are names of texts.
        ("- (void)sendWithDomain:(NSErrorDomain)domain;", "send(withDomain:)"), ("- (void)sendString:(NSErrorDomain)domain;", "send(_:)"),
        ("- (void)fetchForMood:(DoorMood)mood;", "fetch(forMood:)"), ("- (void)sayByString:(DoorMood)mood;", "say(by:)"),
        ("- (void)runInQueue:(dispatch_queue_t)queue;", "run(in:)"),
        ("- (void)runOnDispatchQueue:(dispatch_queue_t)queue;", "run(onDispatchQueue:)"),
        // A handler may be left out where it is the last parameter.
        ("- (void)waitWithBlock:(void (^)(int a))block;", "wait(_:)"),
        ("- (void)waitWithBlock:(nullable void (^)(int a))block;", "wait(block:)"),
        ("- (void)waitWithBlock:(nullable void (^)(int a))block other:(nullable void (^)(int a))other;", "wait(_:other:)"),
        ("- (void)runWithBlock:(id _Nullable (^)(int a))block completion:(void (^)(int a))completion;", "run(_:completion:)"),
        ("- (void)startWithBlock:(dispatch_block_t)block name:(NSString *)name;", "start(_:name:)"),
        // Elements of arrays are named by their protocol.
        ("- (void)addRequests:(NSArray<id<Request>> *)requests;", "add(_:)"),
        // Two endings alone say that an error follows.
        ("- (BOOL)openAndReturnError:(NSError **)error;", "open()"), ("- (BOOL)openWithError:(NSError **)error;", "open()"),
        ("- (BOOL)openReturningError:(NSError **)error;", "openReturningError()"), ("- (BOOL)saveError:(NSError **)error;", "saveError()"),
    ]

    @Test("each has the importer's name", arguments: facts.indices)
    func name(_ index: Int) throws {
        let fact = Self.facts[index]
        let method = try ObjectiveCParser.parseMethod(fact.declaration)
        let facts = MethodFacts(method, owner: "Door", mapping: TypeMapping(typedEnums: ["DoorMood": "NSString"]))
        #expect(MethodNaming(type: "Door").name(of: facts.named).description == fact.swift)
    }
}
