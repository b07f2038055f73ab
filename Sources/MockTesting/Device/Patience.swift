/// How long a test waits for what happens elsewhere.
struct Patience {
    /// Something that has to come, sooner or later, on a machine that is busy with other tests.
    static let long = Patience(milliseconds: 5000)
    /// Something that may never come.
    static let short = Patience(milliseconds: 1000)

    private let milliseconds: Int
    /// The longest time between two looks.
    private static let longestPause = 5

    /// Looks again and again until that is so, or patience is at its end: soon at first, and then more seldom. Hundreds of tests wait at a time, and
    /// looking each millisecond they took a tenth of all work from those that they waited for.
    func wait(until isSo: () throws -> Bool) async throws {
        var (waited, pause) = (0, 1)
        while waited < milliseconds, try !isSo() {
            try await Task.sleep(for: .milliseconds(pause))
            waited += pause
            if waited >= 10 * pause { pause = min(pause + 1, Self.longestPause) }
        }
    }
}
