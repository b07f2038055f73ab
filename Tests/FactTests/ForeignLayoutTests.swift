import Guide
import Testing

/// How guides of Java and C lay out what an SDK has, where no listing declares it in full.
@Suite("Layouts of guides to Java and C")
struct ForeignLayoutTests {
    @Test("declarations as items, and a table on its side below each")
    func declaredItems() throws {
        let guide = """
            ### DoorFactory

            Makes doors.

            * public final static String DOOR_VERSION;

            |  |  |
            | ----- | ----- |
            | 说明 | 版本号 |

            * public static [DoorError](#e) openDoor([Context](#c) context, String doorKey)

            |  |  |
            | ----- | ----- |
            | 说明 | 打开门 |
            | 参数 context | 应用的 Context |
            |参数 doorKey|钥匙|
            |返回值|参考[DoorError](#e)|

            #### DoorFactory.DoorSettings

            * public DoorSettings(String doorName)

            |  |  |
            | ----- | ----- |
            | Description | Names the door. |
            | Parameter doorName | The door's name. |
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .type) == ["type/heading DoorFactory", "type/heading DoorSettings"])
        #expect(lines(sheet, .constant) == ["constant/declaration DOOR_VERSION : String"])
        #expect(
            lines(sheet, .method) == [
                "method/declaration DoorFactory openDoor : DoorError", "method/declaration DoorSettings DoorSettings",
            ])
        #expect(
            lines(sheet, .parameter) == [
                "parameter/table openDoor context", "parameter/table openDoor doorKey", "parameter/table DoorSettings doorName",
            ])
    }

    @Test("beside listings of Swift such an item is none, nor is one of Swift by itself")
    func besideSwift() throws {
        let item = "# Doors\n\n* public void openDoor(String doorKey)\n"
        #expect(try lines(sheet(item), .method) == ["method/declaration openDoor : void"])
        #expect(try lines(sheet(item + "\n```swift\ndoor.open(key: \"a\")\n```\n"), .method) == [])
        let swift = try sheet("# Doors\n\n* public func openDoor(doorKey: String)\n")
        #expect(!lines(swift, .method).contains { $0.contains("func") })
    }

    @Test("a class in its package above a table of its methods, be the header a row in bold")
    func qualifiedTypes() throws {
        let guide = """
            <html><body><h1>Doors</h1><pre><code>import android.app.Activity;
            DoorManager manager = new DoorManager(this);
            </code></pre>
            <ul><li>com.abdoor.sdk.DoorManager
            <table><tbody>
            <tr><td><strong>Methodology</strong></td><td><strong>Method Introduction</strong></td></tr>
            <tr><td>DoorManager(Context context, String id)</td><td>makes it</td></tr>
            <tr><td>setDoorListener(DoorListener listener)</td><td>sets who listens</td></tr>
            <tr><td>open( )</td><td>opens</td></tr>
            </tbody></table></li></ul>
            <ul><li>com.abdoor.sdk.DoorListener</li></ul>
            <table><thead><tr><th>Methodology</th><th>Method Introduction</th></tr></thead><tbody>
            <tr><td>onOpened(Door door, int code)</td><td>it is open</td></tr>
            <tr><td>onShut()</td><td>it is shut</td></tr>
            </tbody></table>
            <ul><li>com.abdoor.sdk.DoorActivity</li><li>com.abdoor.sdk.KeyActivity</li></ul>
            </body></html>
            """
        let sheet = try sheet(guide, path: "guide.html")
        #expect(lines(sheet, .type) == ["type/heading DoorManager", "type/heading DoorListener"])
        #expect(
            lines(sheet, .method) == [
                "method/table DoorManager DoorManager", "method/table DoorManager setDoorListener", "method/table DoorManager open",
                "method/table DoorListener onOpened", "method/table DoorListener onShut",
            ])
    }

    @Test("fields of a class without a word of who sees them; what comments above a method say that it takes")
    func fieldsAndComments() throws {
        let guide = """
            # Doors

            ```java
            public class DoorState {
                @Keep
                int angle; // degrees
                @Keep
                DoorKey.Kind kind;
                private int secret;
            ```

            ```java
            /****************
            * Opens a door
            * key: the key
            * force： false asks first,
                      true does not
            * color: of nothing
            ****************/
            public void openDoor(String key, boolean force)
            // shuts it
            public static native float  shutDoor
            (float speed, int tries);
            ```

            ```java
            class HallActivity extends Activity {
                DoorKey key;
                void open() { key.turn(); }
            }
            ```
            """
        let sheet = try sheet(guide)
        #expect(
            lines(sheet, .property) == ["property/declaration DoorState angle : int", "property/declaration DoorState kind : DoorKey.Kind"])
        #expect(lines(sheet, .method) == ["method/declaration openDoor : void", "method/declaration shutDoor : float"])
        #expect(lines(sheet, .parameter) == ["parameter/declaration openDoor key", "parameter/declaration openDoor force"])
        #expect(lines(sheet, .type) == ["type/declaration DoorState"])
    }

    @Test("functions, structs, enums and constants of C and C++")
    func headers() throws {
        let guide = """
            # Doors

            ```cpp
            #include "door.h"
            #define DOOR_OPEN 1
            #ifdef __cplusplus
            extern "C" {
            #endif
            typedef enum { DOOR_WOOD = 0, DOOR_IRON } DoorKind;
            typedef struct DoorPlan_ {
                int width;
                char name[32];
                const char *color;
            } DoorPlan;
            typedef void (*DoorHandler)(int code, void *user);
            /**
             *  @brief  Opens a door.
             *  @param [in]   key    its key
             *  @param [out]  angle  how far
             */
            door_result_t openDoor(const unsigned char* key, const DoorKind kind,
                                   float* angle, int flags = DOOR_OPEN);
            door_result_t shutDoor();
            int countDoors(void);
            Door *findDoor(const char *name, DoorHandler handler);
            }
            ```

            ```cpp
            namespace doors {
            class DoorKit {
                int secret;
            public:
                static DoorKit* shared();
                std::string name(const std::string& key) const;
            private:
                void hide();
            };
            class DoorListener {
            public:
                virtual ~DoorListener() {}
                virtual void onOpened(int code) = 0;
            };
            class HallListener : public DoorListener {
                void onOpened(int code) override;
            };
            }
            ```

            ```cpp
            int main(int argc, char *argv[]) {
                return openDoor(key, DOOR_WOOD, &angle, 0);
            }
            std::vector<float> angles(6 * 5);
            int count = countDoors();
            void HallListener::onOpened(int code) {
                // the hall is told
            }
            int DoorKit::countKeys(int kind);
            ```
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .constant) == ["constant/declaration DOOR_OPEN = 1"])
        #expect(lines(sheet, .enum) == ["enum/declaration DoorKind"])
        #expect(lines(sheet, .case) == ["case/declaration DoorKind DOOR_WOOD = 0", "case/declaration DoorKind DOOR_IRON"])
        #expect(
            lines(sheet, .type) == [
                "type/declaration DoorPlan", "type/declaration DoorHandler", "type/declaration DoorKit", "type/declaration DoorListener",
                "type/declaration HallListener",
            ])
        #expect(
            lines(sheet, .property) == [
                "property/declaration DoorPlan width : int", "property/declaration DoorPlan name : char",
                "property/declaration DoorPlan color : char *",
            ])
        #expect(
            lines(sheet, .method) == [
                "method/declaration openDoor : door_result_t", "method/declaration shutDoor : door_result_t",
                "method/declaration countDoors : int", "method/declaration findDoor : Door *",
                "method/declaration DoorKit shared : DoorKit*", "method/declaration DoorKit name : std::string",
                "method/declaration DoorListener onOpened : void",
                "method/declaration DoorKit countKeys : int",
            ])
        #expect(lines(sheet, .parameter) == ["parameter/declaration openDoor key", "parameter/declaration openDoor angle"])
    }

    @Test("an enum that the line before names, and that only a table of its values follows")
    func describedEnum() throws {
        let guide = """
            # Doors

            Doors come in kinds, which `door.h` defines as `DoorKind`.

            | Type | Icon | Description |
            |---|---|---|
            | AB\\_DOOR\\_WOOD | ![](a.png) | made of wood |
            | AB\\_DOOR\\_IRON | ![](b.png) | made of iron |
            """
        let sheet = try sheet(guide)
        #expect(lines(sheet, .enum).map { $0.replacing("enum/prose ", with: "") } == ["DoorKind"])
        #expect(lines(sheet, .case) == ["case/table DoorKind AB_DOOR_WOOD", "case/table DoorKind AB_DOOR_IRON"])
    }

    @Test("fields of a request, below a sentence that says like whose they are")
    func requestFields() throws {
        let guide = """
            # Doors

            ## Request Fields

            The body is JSON and follows what OpenDoor has; fields that it does not know are dropped.

            | Field | Type | Required | Description |
            |---|---|---|---|
            | `door_key` | string | Yes | The key. |
            | `force` | boolean | No | Whether to break it. |
            """
        let found = try sheet(guide)
        #expect(lines(found, .property) == [])
        #expect(lines(found, .parameter) == ["parameter/table door_key : string required", "parameter/table force : boolean optional"])
        let typed = try sheet(guide.replacing("follows what OpenDoor has;", with: "is an OpenDoorRequest, which has these;"))
        #expect(typed.facts.contains { $0.kind == .property && $0.owner == "OpenDoorRequest" })
    }

    @Test("types inside of the one that a page of javadoc is about")
    func nestedTypes() throws {
        let guide = """
            <html><body><h2>Class DoorKit</h2><h3>Nested Class Summary</h3>
            <table><caption>Nested Classes</caption>
            <tr><th>Modifier and Type</th><th>Class and Description</th></tr>
            <tr><td><code>static class&nbsp;</code></td><td><code><b><a href="b.html">DoorKit.Builder</a></b></code>&nbsp;</td></tr>
            <tr><td><code>static enum&nbsp;</code></td><td><code><a href="s.html">DoorKit.State</a></code><div>How it is.</div></td></tr>
            </table></body></html>
            """
        let sheet = try sheet(guide, path: "guide.html")
        #expect(lines(sheet, .type).contains("type/table DoorKit.Builder"))
        #expect(lines(sheet, .enum) == ["enum/table DoorKit.State"])
    }
}
