/// Events ended before there was one that the client takes.
public struct UnheardEvent: Error {
    /// What a call throws of whose events none was heard.
    public init() {}
}
