import HTTPTypes
import MockRuntime
import NIOCore
import NIOHTTP1
import NIOPosix

/// Sends single requests to servers on this machine, each over a connection of its own: how a mock that is served calls an app's server.
enum LoopbackClient {
    /// Bytes of an answer that are kept; a server that sends more is read on, and the rest forgotten.
    static let answerLimit = 1024 * 1024

    /// The server's answer.
    ///
    /// - Throws: an error that says, for people, why there is none. A cancelled task ends the connection.
    @Sendable
    static func send(_ request: HTTPRequest, body: [UInt8]) async throws -> (HTTPResponse, [UInt8]) {
        let (host, port) = address(request.authority ?? "")
        let channel: any Channel
        do {
            channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connectTimeout(.seconds(5))
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHTTPClientHandlers() }
                }
                .connect(host: host, port: port).get()
        } catch {
            throw CallFailure(description: "nobody listens on \(request.authority ?? "")")
        }
        return try await withTaskCancellationHandler {
            try await exchange(request, body, on: channel).get()
        } onCancel: {
            channel.close(promise: nil)
        }
    }

    private static func exchange(_ request: HTTPRequest, _ body: [UInt8], on channel: any Channel) -> EventLoopFuture<
        (HTTPResponse, [UInt8])
    > {
        channel.eventLoop.flatSubmit {
            let promise = channel.eventLoop.makePromise(of: (HTTPResponse, [UInt8]).self)
            do {
                try channel.pipeline.syncOperations.addHandler(AnswerHandler(promise))
            } catch {
                promise.fail(CallFailure.cut)
                return promise.futureResult
            }
            channel.write(HTTPClientRequestPart.head(HTTPRequestHead(request, bodySize: body.count)), promise: nil)
            if !body.isEmpty {
                channel.write(HTTPClientRequestPart.body(.byteBuffer(channel.allocator.buffer(bytes: body))), promise: nil)
            }
            channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
            return promise.futureResult
        }
    }

    /// `[::1]:9000` without its brackets, and 80 where no port is named.
    private static func address(_ authority: String) -> (host: String, port: Int) {
        guard authority.hasPrefix("[") else {
            let parts = authority.split(separator: ":", maxSplits: 1)
            return (parts.first.map(String.init) ?? "", parts.count > 1 ? Int(parts[1]) ?? 80 : 80)
        }
        let host = authority.dropFirst().prefix { $0 != "]" }
        return (String(host), Int(authority.dropFirst(host.count + 3)) ?? 80)
    }
}

/// Gathers one answer.
private final class AnswerHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private var promise: EventLoopPromise<(HTTPResponse, [UInt8])>?
    private var head: HTTPResponse?
    private var body: [UInt8] = []

    init(_ promise: EventLoopPromise<(HTTPResponse, [UInt8])>) { self.promise = promise }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = HTTPResponse(head)
        case .body(let buffer): body.append(contentsOf: buffer.readableBytesView.prefix(LoopbackClient.answerLimit - body.count))
        case .end:
            if let head { promise.take()?.succeed((head, body)) }
            context.close(promise: nil)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    /// The connection is over; without an answer, that is the answer.
    func handlerRemoved(context: ChannelHandlerContext) { promise.take()?.fail(CallFailure.cut) }
}

/// Why a call was not answered.
private struct CallFailure: Error, CustomStringConvertible {
    static let cut = CallFailure(description: "the connection ended before the answer was there")

    let description: String
}

extension HTTPRequestHead {
    /// The head of a request that is the only one on its connection.
    fileprivate init(_ request: HTTPRequest, bodySize: Int) {
        var headers = HTTPHeaders([("Host", request.authority ?? "")])
        for field in request.headerFields { headers.add(name: field.name.rawName, value: field.value) }
        if bodySize > 0 || request.method != .get { headers.add(name: "Content-Length", value: String(bodySize)) }
        headers.add(name: "Connection", value: "close")
        self.init(version: .http1_1, method: HTTPMethod(rawValue: request.method.rawValue), uri: request.path ?? "/", headers: headers)
    }
}

extension HTTPResponse {
    fileprivate init(_ head: HTTPResponseHead) {
        self.init(status: Status(code: Int(head.status.code), reasonPhrase: head.status.reasonPhrase))
        for (name, value) in head.headers {
            if let name = HTTPField.Name(name) { headerFields.append(HTTPField(name: name, value: value)) }
        }
    }
}
