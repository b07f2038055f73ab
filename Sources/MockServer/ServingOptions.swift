import ArgumentParser
import MockRuntime

/// What the command line says about how the mock fits into the rest of a machine.
struct ServingOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Don't log requests.")
    var quiet = false

    @Option(
        name: .customLong("log"), help: "How requests are logged: a line of text (text), or a JSON object on a line (json), for each.",
        transform: format)
    var logFormat = RequestLog.Format.text

    @Option(help: "A file that gets the address as soon as requests are answered, and goes when they no longer are.")
    var readyFile: String?

    @Flag(help: "Stop when the process that started this one is gone, so that a test run that is killed leaves no mock behind.")
    var exitWithParent = false

    var log: RequestLog? { quiet ? nil : RequestLog(format: logFormat) }
}

private func format(_ text: String) throws -> RequestLog.Format {
    if let format = RequestLog.Format(rawValue: text) { return format }
    throw ValidationError("a log is \(RequestLog.Format.allCases.map(\.rawValue).joined(separator: " or ")), and '\(text)' is neither")
}

/// Where random values start from, or what the mock begins with.
enum SeedArgument: ExpressibleByArgument {
    case number(UInt64)
    case file(String)

    init?(argument: String) {
        if argument.isEmpty { return nil }
        self = UInt64(argument).map(Self.number) ?? .file(argument)
    }
}
