import Diagnostics
import Drafting
import Guide
import Testing

/// Methods that keep listeners are drafted with the key that says so, where what they are called and take leaves no doubt.
@Suite struct ListenerDraftTests {
    private func api(_ source: String, _ name: String) throws -> String {
        let sheet = try #require(FactSheet.of(name, source))
        let folder = DraftFolder([sheet], id: "hub", module: "HubKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return folder.files.first { $0.name == "api.yaml" }?.text ?? ""
    }

    /// The line below a method's declaration.
    private func key(_ declaration: String, in api: String) -> String? {
        let lines = api.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        return lines.firstIndex { $0.hasPrefix("- declaration") && $0.contains(declaration) }.map { String(lines[$0 + 1]) }
    }

    /// "Subscribe" says by itself that what is handed over is kept, whatever the events are called.
    @Test func subscriptions() throws {
        let source = """
            typedef void (^LHandler)(NSString * _Nullable event, NSError * _Nullable error);
            @interface LHub : NSObject
            - (nullable id)subscribeToAllEventsWithPrefix:(nullable NSString *)prefix handler:(nullable LHandler)handler;
            - (nullable id)subscribeToMyEventsWithPrefix:(nullable NSString *)prefix handler:(nullable LHandler)handler;
            - (void)unsubscribeFromEventWithID:(id)listenerID;
            - (void)subscribeToNewsletter:(NSString *)mail;
            @end
            """
        let api = try api(source, "Hub.h")
        #expect(key("subscribeToAllEventsWithPrefix:", in: api) == "adds: eventListeners")
        #expect(key("subscribeToMyEventsWithPrefix:", in: api) == "adds: eventListeners")
        #expect(key("unsubscribeFromEventWithID:", in: api) == "removes: eventListeners")
        #expect(key("subscribeToNewsletter:", in: api) == "text: {en: TODO}")
    }

    @Test func aHeader() throws {
        let source = """
            @protocol LListener <NSObject>
            - (void)hubDidChange;
            @end
            typedef id<NSObject> LHandle;
            @interface LHub : NSObject
            - (id)addObserverWithBlock:(void (^)(NSInteger state))block;
            - (void)removeObserver:(id)observer;
            - (LHandle)addStateListener:(void (^)(NSInteger state))listener;
            - (void)removeStateListener:(LHandle)handle;
            - (void)removeAllStateListeners;
            - (void)addDelegate:(id<LListener>)delegate;
            - (void)removeDelegate:(id<LListener>)delegate;
            - (NSDate *)addHandler:(void (^)(NSInteger state))handler;
            - (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)path;
            - (void)addCardWithCompletion:(void (^)(BOOL done))completion;
            @end
            """
        let api = try api(source, "Hub.h")
        #expect(key("addObserverWithBlock:", in: api) == "adds: observers")
        #expect(key("removeObserver:", in: api) == "removes: observers")
        #expect(key("addStateListener:", in: api) == "adds: stateListeners")
        #expect(key("removeStateListener:", in: api) == "removes: stateListeners")
        #expect(key("removeAllStateListeners", in: api) == "removes: stateListeners")
        #expect(key("addDelegate:", in: api) == "adds: delegates")
        #expect(key("removeDelegate:", in: api) == "removes: delegates")
        for other in ["addHandler:", "forKeyPath:", "addCardWithCompletion:"] { #expect(key(other, in: api) == "text: {en: TODO}") }
    }

    @Test func aSwiftInterface() throws {
        let source = """
            public protocol Watcher: AnyObject { func isNow(state: Int) }
            public final class Token { public func cancel() }
            public final class Room {
                public func addListener(_ listener: @escaping (Int) -> Void) -> Token
                public func removeListener(_ token: Token)
                public func add(watcher: any Watcher)
                public func remove(watcher: any Watcher)
                public func addHandler(_ handler: @escaping (Int) async -> Void)
                public static func addObserver(_ observer: @escaping (Int) -> Void) -> UUID
                public static func removeObserver(_ id: UUID)
            }
            """
        let api = try api(source, "Room.swift")
        #expect(key("addListener", in: api) == "adds: listeners")
        #expect(key("removeListener", in: api) == "removes: listeners")
        #expect(key("cancel()", in: api) == "removes: self")
        #expect(key("add(watcher", in: api) == "adds: watchers")
        #expect(key("remove(watcher", in: api) == "removes: watchers")
        #expect(key("addObserver", in: api) == "adds: observers")
        #expect(key("removeObserver", in: api) == "removes: observers")
        #expect(key("addHandler", in: api) == "text: {en: TODO}")
    }
}
