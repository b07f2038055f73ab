import Guide
import Testing

/// Guides of SDKs for Java and Kotlin alone: their listings declare what the API has.
@Suite("What listings of Java and Kotlin declare")
struct ForeignDeclarationTests {
    @Test("an app's own class is none, be it empty", arguments: ["Application {}", "Application {\n}", "MultiDexApplication {}"])
    func apps(ancestor: String) throws {
        let hall = "public class HallApplication extends \(ancestor)"
        let guide = "# Doors\n\n```java\n\(hall)\n```\n\n```java\npublic class Door extends Thing {}\n```\n"
        #expect(try lines(sheet(guide), .type) == ["type/declaration Door"])
    }

    @Test("methods without a body, or with one that is left out; what is written out is a sample")
    func java() throws {
        let guide = """
            # DoorSdk

            ### Open a door

            ```java
            // Opens a door. { is no brace here
            public Bell openDoor(final Context context, String key,
                                 final DoorService.Callback callback) throws NullPointerException {...}
            // usage
            Bell bell = DoorSdk.getInstance().openDoor(this, "key; {", null);
            return ring(bell);
            ```

            + Call

            ```java
            void shutDoor( String key, boolean isLocked )；
            ```

            ```java
            public void onCreate(Bundle state) {
                super.onCreate(state);
            }
            @Override
            public void onOpened(String key) {}
            ```
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .method) == ["method/declaration DoorSdk openDoor : Bell", "method/declaration DoorSdk shutDoor : void"])
    }

    @Test("types with their members, enums with their cases and constants; a class with bodies is the app's")
    func types() throws {
        let guide = """
            # Doors

            ```java
            public interface Callback {
                /** Opened. */
                void opened(@NonNull String key);
                Proxy proxy();
                default int count() { return 0; }
            }
            ```

            ```java
            public enum DoorState {
                OPEN(1, "open"), @Deprecated SHUT(2, "shut");
                private final int code;
                public int getCode() { return code; }
            }
            ```

            ```java
            public static final String KEY_DOOR = "door";
            private static final String TAG = "Door";

            public class HallActivity extends Activity {
                public void open(View view) { finish(); }
                void hear(String key);
            }
            ```
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .method) == ["method/declaration Callback opened : void", "method/declaration Callback proxy : Proxy"])
        #expect(lines(sheet, .type) == ["type/declaration Callback"])
        #expect(lines(sheet, .enum) == ["enum/declaration DoorState"])
        #expect(lines(sheet, .case) == ["case/declaration DoorState OPEN = 1, \"open\"", "case/declaration DoorState SHUT = 2, \"shut\""])
        #expect(lines(sheet, .constant) == ["constant/declaration KEY_DOOR : String = \"door\""])
    }

    @Test("Kotlin's functions, properties and data classes")
    func kotlin() throws {
        let guide = """
            # Doors

            ```kotlin
            interface DoorListener {
                fun onOpened(key: String, force: Boolean = false): Bell?
                val count: Int
            }

            data class DoorKey(val name: String, private val secret: String, var uses: Int) : Serializable
            ```

            ```kotlin
            fun ring(times: Int) = times * 2
            override fun onStart() {}
            val bell = Bell()
            ```
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .method) == ["method/declaration DoorListener onOpened : Bell?"])
        let properties = [
            "property/declaration DoorListener count : Int", "property/declaration DoorKey name : String",
            "property/declaration DoorKey uses : Int",
        ]
        #expect(lines(sheet, .property) == properties)
        #expect(lines(sheet, .type) == ["type/declaration DoorListener", "type/declaration DoorKey"])
    }

    @Test("beside listings of Swift, those of other languages stay samples")
    func besideSwift() throws {
        let guide = """
            # Doors

            ```swift
            public func open(key: String)
            ```

            ```java
            public void open(String key);
            ```
            """
        #expect(lines(try sheet(guide), .method) == ["method/declaration open(key:)"])
    }

    @Test(
        "what is cut off ends somewhere",
        arguments: ["{", "@", "@Override(", "class", "enum A { B(", "void f(", "void f(int a", "/*", "\"", "}}}"])
    func cutOff(_ code: String) throws {
        _ = try sheet("```java\n\(code)\n```\n")
        _ = try sheet("```java\npublic class Door {\n\(code)\n```\n")
    }

    @Test("declarations as Dokka sets them")
    func dokka() throws {
        let guide = """
            <html><body><h1 class="cover"><span>Door</span><wbr></wbr><span>Key</span></h1>
            <div class="symbol monospace"><span>data </span><span>class </span><a href="i.html">DoorKey</a>(<span>val </span>name: String)</div>
            <h2>Properties</h2>
            <div><a href="name.html">name</a><div class="copy-popup-wrapper "><span>Link copied to clipboard</span></div></div>
            <div class="symbol monospace"><span>val </span><a href="name.html">uses</a><span>: </span>Int</div>
            <div class="brief "><p class="paragraph">How often.</p></div>
            </body></html>
            """
        let sheet = try sheet(guide, path: "guide.html")
        #expect(lines(sheet, .property) == ["property/declaration DoorKey name : String", "property/declaration DoorKey uses : Int"])
    }

    @Test("constants as Dokka sets them, with their values")
    func dokkaConstants() throws {
        let guide = """
            <html><body><h1 class="cover"><span>Door</span><wbr></wbr><span>Kinds</span></h1>
            <div class="symbol monospace"><span>object </span><a href="i.html">DoorKinds</a></div>
            <h2>Properties</h2>
            <div class="symbol monospace"><span>const </span><span>val </span><a href="w.html">KIND_WIDE</a><span>: </span>Int<span> = </span>7</div>
            <div class="brief "><p class="paragraph">A wide one.</p></div>
            </body></html>
            """
        #expect(
            try lines(sheet(guide, path: "guide.html"), .property, .constant) == [
                "constant/declaration KIND_WIDE : Int = 7"
            ])
    }

    @Test("members as Dokka sets them in Java's words, with a blank that breaks no line behind a type")
    func dokkaMembers() throws {
        let guide = """
            <html><body><h1>DoorKey</h1>
            <div class="symbol monospace">public final class <a href="i.html">DoorKey</a></div>
            <h2>Functions</h2>
            <div class="symbol monospace block">final <a href="f.html">File</a>&nbsp;<a href="g.html">getPlan</a>()</div>
            <div class="symbol monospace block">final <a href="u.html">Unit</a>&nbsp;<a href="s.html">setPlan</a>(<a>File</a>&nbsp;plan)</div>
            <h2>Properties</h2>
            <div class="symbol monospace block">public final <a href="s.html">String</a>&nbsp;<a href="n.html">name</a></div>
            </body></html>
            """
        let sheet = try sheet(guide, path: "guide.html")
        #expect(
            lines(sheet, .method, .property) == [
                "method/declaration DoorKey getPlan : File", "method/declaration DoorKey setPlan : Unit",
                "property/declaration DoorKey name : String",
            ])
    }

    @Test("C#: types with attributes, properties with accessors, methods, constants")
    func cSharp() throws {
        let guide = """
            # Class DoorPlan

            ```csharp
            [Serializable, Owned("a]b")]
            public sealed class DoorPlan : Plan, IPlan
            ```

            ## Properties

            ### KeyCount

            ```csharp
            [Range(0, 9)]
            public int KeyCount { get; set; }
            ```

            ### Notes

            ```csharp
            public virtual IList<string> Notes { get; } = new List<string>();
            ```

            ## Methods

            ### Open

            ```csharp
            public static async Task<bool> Open(string key, int times = 1)
            ```

            ```csharp
            public class Screen { public void Start() { DoorPlan.Open("a"); } }
            ```
            """
        let sheet = try sheet(guide)
        #expect(
            lines(sheet, .property, .method) == [
                "property/declaration DoorPlan KeyCount : int", "property/declaration DoorPlan Notes : IList<string>",
                "method/declaration DoorPlan Open : Task<bool>",
            ])
        #expect(sheet.facts.contains { $0.kind == .type && $0.name == "DoorPlan" && $0.source == .declaration })
        #expect(!sheet.facts.contains { $0.name == "Screen" || $0.name == "Start" })
    }

    @Test("a constructor has the name of its type")
    func constructor() throws {
        let guide = "# Doors\n\n**Constructor**:\n\n```C#\npublic DoorParams(string _key, bool _isOpen)\n```\n"
        #expect(try lines(sheet(guide)) == ["method/declaration DoorParams DoorParams"])
        #expect(try lines(sheet(guide.replacing("public ", with: "")), .method) == [])
    }

    @Test("a signature right below its title, with a link to where more is said")
    func linkedSignature() throws {
        let guide =
            "# Doors\n\n### Open a door\n```open(doorKey: String, callback: DoorCallback<Door>)``` [Details](https://example.com/open)\n"
        #expect(try lines(sheet(guide), .method).map { $0.replacing("method/prose ", with: "") } == ["open(doorKey:callback:)"])
    }

    @Test("calls with types in place of values, also with wide marks; in bold, with a comment behind them")
    func typedCalls() throws {
        let guide = """
            # Doors

            ```java
            DoorKit.open(String doorKey, int times);
            ```

            ```java
            lock(int door， String doorKey);
            ```

            ```java
            DoorKit.shut(doorKey);
            try { ring(); } catch (DoorException problem) { }
            ```

            **DoorCallback.onOpened(Door door, int result)** // when it is open
            """
        #expect(
            try lines(sheet(guide), .method) == [
                "method/declaration DoorKit open", "method/declaration lock", "method/declaration DoorCallback onOpened",
            ])
    }
}
