import Guide
import Testing

/// Tables that are headed by the enum whose cases stand in them.
@Suite struct NamedEnumTests {
    @Test(arguments: ["Error code number", "Code", "エラーコード番号"])
    func aHeaderThatIsTheEnumOwnsTheCases(_ second: String) throws {
        let guide = """
            # Errors

            Errors of this kind are defined in the ABDoorErrorCode enumeration.

            | ABDoorErrorCode | \(second) |
            |---|---|
            | ABDoorErrorCodeShut | 1 |
            | ABDoorErrorCodeJammed | 2 |
            """
        let errors = try sheet(guide).facts.filter { fact in fact.kind == .error || fact.kind == .case }
        let read = errors.map { "\($0.owner ?? "") \($0.name) \($0.value ?? "")" }
        #expect(read == ["ABDoorErrorCode ABDoorErrorCodeShut 1", "ABDoorErrorCode ABDoorErrorCodeJammed 2"])
    }
}
