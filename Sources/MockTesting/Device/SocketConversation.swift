internal import ClientRuntime
internal import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOWebSocket

/// A WebSocket of a mock that listens, spoken by SwiftNIO: Foundation has none on Linux.
struct SocketConversation {
    private enum Beginning: Sendable {
        case open(any Channel)
        case refused(EventLoopFuture<HTTPResponse>)
    }

    private let request: HTTPRequest
    private let receive: @Sendable (AnswerPiece) -> Void

    init(_ request: HTTPRequest, _ receive: @escaping @Sendable (AnswerPiece) -> Void) {
        self.request = request
        self.receive = receive
    }

    /// Waits until it is open, or refused.
    func open() async throws -> OpenAnswer {
        guard let address = URLComponents(string: "http://\(request.authority ?? "")"), let host = address.host, let port = address.port
        else {
            throw TransportError.badURL(request.authority ?? "")
        }
        do {
            let beginning = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).connect(host: host, port: port) {
                channel in
                channel.eventLoop.makeCompletedFuture { try self.begin(on: channel) }
            }
            switch try await beginning.get() {
            case .open(let channel): return spoken(on: channel)
            case .refused(let response): return OpenAnswer(try await response.get())
            }
        } catch let error as NIOConnectionError {
            throw TransportError.unreachable("\(error)")
        } catch let error as TransportError {
            throw error
        } catch {
            throw TransportError.connectionLost("\(error)")
        }
    }

    private func begin(on channel: any Channel) throws -> EventLoopFuture<Beginning> {
        let receive = receive
        let upgrader = NIOTypedWebSocketClientUpgrader<Beginning>(upgradePipelineHandler: { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(MessageReader(receive))
                return .open(channel)
            }
        })
        let configuration = NIOTypedHTTPClientUpgradeConfiguration<Beginning>(
            upgradeRequestHead: head, upgraders: [upgrader],
            notUpgradingCompletionHandler: { channel in
                channel.eventLoop.makeCompletedFuture {
                    let response = channel.eventLoop.makePromise(of: HTTPResponse.self)
                    try channel.pipeline.syncOperations.addHandler(RefusalReader(response, receive))
                    return .refused(response.futureResult)
                }
            })
        var pipeline = NIOUpgradableHTTPClientPipelineConfiguration(upgradeConfiguration: configuration)
        // The first messages may come right behind the answer.
        pipeline.leftOverBytesStrategy = .forwardBytes
        return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(configuration: pipeline)
    }

    private var head: HTTPRequestHead {
        var headers = HTTPHeaders(request.headerFields.map { ($0.name.rawName, $0.value) })
        headers.add(name: "Host", value: request.authority ?? "")
        return HTTPRequestHead(version: .http1_1, method: .GET, uri: request.path ?? "/", headers: headers)
    }

    private func spoken(on channel: any Channel) -> OpenAnswer {
        OpenAnswer(HTTPResponse(status: .switchingProtocols)) {
            var code = ByteBuffer()
            code.write(webSocketErrorCode: .normalClosure)
            channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: .random(), data: code), promise: nil)
        } say: { message, body in
            let data = ByteBuffer(bytes: body)
            let opcode: WebSocketOpcode = message.saysBytes ? .binary : .text
            try await channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: data))
        }
    }
}

/// Hands on messages, each as a server-sent event.
private final class MessageReader: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    private let receive: @Sendable (AnswerPiece) -> Void
    private var isOver = false

    init(_ receive: @escaping @Sendable (AnswerPiece) -> Void) { self.receive = receive }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text: receive(.bytes(ServerSentEvent(data: String(buffer: frame.unmaskedData)).encoded))
        case .binary:
            let base64 = Data(frame.unmaskedData.readableBytesView).base64EncodedString()
            receive(.bytes(ServerSentEvent(base64: base64).encoded))
        case .connectionClose:
            end(Self.closure(frame.unmaskedData).ending)
            context.close(promise: nil)
        default: break
        }
    }

    func channelInactive(context: ChannelHandlerContext) { end(TransportError.connectionLost("the connection broke off")) }

    /// 1005 stands for no code.
    private static func closure(_ data: ByteBuffer) -> WebSocketClosure {
        var rest = data
        let code = rest.readInteger(as: UInt16.self)
        return WebSocketClosure(code: code.map { Int($0) } ?? 1005, reason: String(buffer: rest))
    }

    private func end(_ error: (any Error)?) {
        guard !isOver else { return }
        isOver = true
        receive(.ended(error))
    }
}

/// Reads an answer that is no WebSocket.
private final class RefusalReader: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let response: EventLoopPromise<HTTPResponse>
    private let receive: @Sendable (AnswerPiece) -> Void
    private var head: HTTPResponse?

    init(_ response: EventLoopPromise<HTTPResponse>, _ receive: @escaping @Sendable (AnswerPiece) -> Void) {
        self.response = response
        self.receive = receive
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = Self.response(head)
        case .body(let bytes): receive(.bytes(Array(bytes.readableBytesView)))
        case .end:
            receive(.ended(nil))
            response.succeed(head ?? HTTPResponse(status: .badRequest))
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) { response.fail(TransportError.connectionLost("there was no answer")) }

    private static func response(_ head: HTTPResponseHead) -> HTTPResponse {
        var fields = HTTPFields()
        for (name, value) in head.headers {
            if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
        }
        return HTTPResponse(status: .init(code: Int(head.status.code)), headerFields: fields)
    }
}
