import ArgumentParser

/// What the command line says about connections.
struct ConnectionOptions: ParsableArguments {
    @Option(help: "How many connections may be open at a time; further ones wait.")
    var maxConnections = ConnectionLimits().connections

    @Option(help: "Seconds after which a connection on which no request begins is closed.")
    var idleTimeout = ConnectionLimits().idle

    @Option(help: "Seconds in which the head of a request has to be there.")
    var headTimeout = ConnectionLimits().head

    @Option(help: "Seconds in which the body of a request has to be there.")
    var bodyTimeout = ConnectionLimits().body

    @Option(help: "Seconds in which a client has to read on of an answer; all of it may take longer.")
    var sendTimeout = ConnectionLimits().send

    func validate() throws {
        guard maxConnections > 0 else { throw ValidationError("a mock without connections answers nobody") }
        for seconds in [idleTimeout, headTimeout, bodyTimeout, sendTimeout] where !(0.001...86_400).contains(seconds) {
            throw ValidationError("a timeout is a number of seconds from 0.001 to 86400, and \(seconds) is none")
        }
    }

    var limits: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.connections = maxConnections
        limits.idle = idleTimeout
        limits.head = headTimeout
        limits.body = bodyTimeout
        limits.send = sendTimeout
        return limits
    }
}
