import ClientRuntime
import MockRuntime
import NIOCore
import Testing
import ToySystem

@testable import MockServer

/// Who speaks HTTP where HTTPS is spoken. What speaks that comes behind, and is tried where it is compiled (`make tls`).
@Suite struct PlainRequestTests {
    private func text(answering bytes: [UInt8]) async throws -> String {
        let service = MockService(ToySystem.system)
        let server = MockServer(
            service, choosing: { _ in service }, hasSockets: { false }, host: "127.0.0.1", port: 0, limits: ConnectionLimits(), log: nil,
            security: { try $0.pipeline.syncOperations.addHandler(PlainRequests()) })
        let text = Locked("")
        try await serve(server) { address in
            #expect(address.url.hasPrefix("https://"))
            let connection = try await RawConnection.open(port: address.port)
            await connection.send(bytes)
            text.value = try await connection.receivedToTheEnd()
        }
        return text.value
    }

    @Test func areToldSo() async throws {
        let answer = try await text(answering: Array(Request.item.utf8))
        #expect(
            answer.hasPrefix("HTTP/1.1 400 ") && answer.hasSuffix(#"{"error":"this mock speaks HTTPS","hint":"call it with https://"}"#))
    }

    /// Here there is nobody behind who knows it.
    @Test func aHandshakeIsHandedOn() async throws {
        #expect(try await text(answering: [0x16, 3, 1, 2]).contains("the request begins with no method"))
    }
}
