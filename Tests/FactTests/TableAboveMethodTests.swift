import Guide
import Testing

/// Pages that explain what a method takes, and declare it then.
@Suite("Tables above the methods that they explain")
struct TableAboveMethodTests {
    @Test("each table belongs to the declaration right below it, though the one above takes the same") func owners() throws {
        let guide = """
            # 门

            - 开门
            参数说明：<table>
            <tr>
            <td>key</td>
            <td>钥匙</td>
            </tr>
            <tr>
            <td>force</td>
            <td>强制</td>
            </tr>
            </table>
            -(void)openDoor:(NSString *)key force:(BOOL)force;

            - 关门
            参数说明：<table>
            <tr>
            <td>key</td>
            <td>钥匙</td>
            </tr>
            </table>  -(void)shutDoor:(NSString *)key;
            """
        #expect(
            lines(try sheet(guide), .parameter) == [
                "parameter/table openDoor:force: key", "parameter/table openDoor:force: force", "parameter/table shutDoor: key",
            ])
    }

    @Test("a table right behind its method is that method's, whatever follows") func behind() throws {
        let guide = """
            # Doors

            ```objc
            - (void)openDoor:(NSString *)key;
            ```

            **Parameters**

            | Parameter | Description |
            |---|---|
            | key | what opens it |

            ```objc
            - (void)shutDoor:(NSString *)key;
            ```
            """
        #expect(lines(try sheet(guide), .parameter) == ["parameter/table openDoor: key"])
    }

    @Test("all that the method above takes is that one's, though the one below takes it among more") func part() throws {
        let guide = """
            # Doors

            ```objc
            - (void)openDoor:(NSString *)key;
            ```

            Opens it. Do not use it in the dark.

            | Parameter | Description |
            |---|---|
            | key | what opens it |

            ```objc
            - (void)openDoor:(NSString *)key force:(BOOL)force;
            ```
            """
        #expect(lines(try sheet(guide), .parameter) == ["parameter/table openDoor: key"])
    }

    @Test("two names with a sign between them, and a name of Swift without a label") func names() throws {
        let guide = """
            # Doors

            | Property | Type |
            |---|---|
            | doorWidth & doorHeight | Int |

            **Parameters**

            | Parameter | Type |
            |---|---|
            | `_ door` | Door |
            """
        let facts = try sheet(guide)
        #expect(lines(facts, .property) == ["property/table doorWidth : Int", "property/table doorHeight : Int"])
        #expect(lines(facts, .parameter) == ["parameter/table door : Door"])
    }
}
