import CrossCheck
import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// Endpoints that a guide shows by the commands that call them.
@Suite struct ShellDraftTests {
    @Test func callsByHTTPieAreEndpoints() throws {
        let guide = """
            # Lamps

            ## Look

            ```shell
            $ http "https://api.lamps.test/lamps/$lamp_id" "Authorization: Bearer $token" "room==$room"
            ```

            ```json
            {"level": 7, "isOn": true}
            ```

            ## Make

            ```shell
            $ http --form POST "https://api.lamps.test/lamps" "name=$name"
            ```

            ```json
            {"id": "l1"}
            ```
            """
        let folder = DraftFolder([try #require(FactSheet.of("Guide.md", guide))], id: "lamp", module: "LampKit", languages: ["en", "en"])
        #expect(folder.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let endpoints = try #require(folder.spec).endpoints
        #expect(
            endpoints.map { "\($0.methods.first?.value ?? "") \($0.url.value)" } == [
                "GET https://api.lamps.test/lamps/{lamp_id}", "POST https://api.lamps.test/lamps",
            ])
        let text = folder.files.first { $0.name == "endpoints.yaml" }?.text ?? ""
        let (look, make) = (text.components("POST").first ?? "", text.components("POST").last ?? "")
        #expect(look.contains("name: lamp_id") && look.contains("name: room") && !look.contains("form:"), "\(text)")
        #expect(make.contains("form:") && !make.contains("json:"), "\(text)")
        #expect(!folder.files.contains { $0.text.contains("kind: url") })
    }
}

extension String {
    fileprivate func components(_ mark: String) -> [Substring] { split(separator: mark) }
}
