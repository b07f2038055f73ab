import CrossCheck
import Diagnostics
import Drafting
import Guide
import Testing

/// What only samples of a guide say.
@Suite struct SampleOnlyTests {
    private func draft(_ guide: String) throws -> (api: String, told: [String], findings: [String]) {
        let folder = DraftFolder([try #require(FactSheet.of("guide.md", guide))], id: "door", module: "DoorKit", languages: ["en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let api = folder.files.first { $0.name == "api.yaml" }?.text ?? ""
        return (api, folder.leftOut.map { "\($0.name): \($0.reason)" }, folder.report?.open.map(\.rule.id) ?? [])
    }

    /// Domains and keys that a sample looks for are texts: no classes, and no cases.
    @Test func domainsAndKeysAreNoTypes() throws {
        let (api, told, _) = try draft(
            """
            # Errors

            | ABDoorErrorCode | Code |
            |---|---|
            | ABDoorErrorCodeShut | 1 |
            | ABDoorErrorCodeJammed | 2 |

            ```objc
            [client openWithCompletion:^(ABDoor *door, NSError *error) {
                if ([error.domain isEqualToString:ABServerErrorDomain]) {
                    NSLog(@"%@", error.userInfo[ABServerErrorUserInfoKey]);
                }
            }];
            ```
            """)
        #expect(api.contains("name: ABDoorErrorCode\n") && api.contains("{name: ABDoorErrorCodeJammed, value: 2,"), "\(api)")
        #expect(!api.contains("ABServerError"), "\(api)")
        #expect(told.filter { $0.hasPrefix("ABDoorErrorCode") } == ["ABDoorErrorCode: errors without a domain: drafted among `enums`"])
    }
}
