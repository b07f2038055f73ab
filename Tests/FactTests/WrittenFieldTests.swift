import Guide
import Testing

@Suite("Fields outside of listings, and enums of messages")
struct WrittenFieldTests {
    @Test("lines of C below the heading of a type, with and without comments")
    func fields() throws {
        let found = try sheet(
            """
            # Lamps

            ## LMPLampInfo

            NSString *room; // where
            int watts;
            NSArray *names; // of all

            ## LMPRoomInfo

            - LMPLampInfo *lamp; // what shines
            - go on; then stop
            """)
        #expect(
            lines(found, .property) == [
                "property/list LMPLampInfo room : NSString *", "property/list LMPLampInfo watts : int",
                "property/list LMPLampInfo names : NSArray *", "property/list LMPRoomInfo lamp : LMPLampInfo *",
            ])
    }

    @Test("lines with wide colons explain names, too")
    func wideColons() throws {
        let found = try sheet("## 支付参数\n\nlampId：灯的编号\nlampName：灯的名称\n")
        #expect(lines(found, .parameter) == ["parameter/list lampId", "parameter/list lampName"])
    }

    @Test("enums of protocol buffers, without options, comments and messages")
    func messages() throws {
        let found = try sheet(
            """
            ## Codes

            ```protobuf
            syntax = "proto3";

            // enum of nothing
            message Light { int32 watts = 1; }

            enum LampCode {
              option allow_alias = true;
              LAMP_OK = 0;
              LAMP_BROKEN = 41; // it is broken
              // LAMP_OLD = 42;
              LAMP_GONE = -1 [deprecated = true];
            }
            message Other {
              string NAME = 3;
            }
            ```
            """)
        #expect(
            lines(found, .enum, .case, .parameter, .property) == [
                "enum/declaration LampCode", "case/declaration LampCode LAMP_OK = 0", "case/declaration LampCode LAMP_BROKEN = 41",
                "case/declaration LampCode LAMP_GONE = -1",
            ])
    }

    @Test("a block that a generator has taken apart is what its heading stated")
    func blocks() throws {
        let found = try sheet(
            "# Block Definition\n\n### LMPLampHandler class\n\ntypedef void (^LMPLampHandler) (NSString *_Nonnull, room , void (, ^ _Nonnull )\n"
        )
        #expect(lines(found, .type).contains("type/heading LMPLampHandler"))
        #expect(!found.unread.contains { $0.reason == nil })
    }

    @Test("short capitals with a meaning are words of a sentence, unless they are marked as code")
    func capitals() throws {
        let found = try sheet("## Custom properties\n\n- **ID**: begins with `d_`\n- `URL`: where it is\n")
        #expect(!lines(found).contains { $0.hasSuffix(" ID") })
    }
}
