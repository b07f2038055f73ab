import ClientRuntime
import MockRuntime
import MockTesting
import Testing

@Test func aPageIsOneForBrowsers() throws {
    let service = MockService(Facts.system)
    let call = try #require(EndpointTests.calls.first { $0.endpoint == "survey" })
    let reply = try call.send(to: service, session: "pages")
    #expect(reply.response.headerFields[.contentType] == "text/html;charset=utf-8")
    #expect(String(decoding: reply.body, as: UTF8.self) == "<!DOCTYPE html><p>Which stamps?</p>")
    // Unlike the mock's own pages, it is shown in the journal.
    let journal = try service.control("journal", session: "pages")
    #expect(journal.description.contains("Which stamps?"))
}
