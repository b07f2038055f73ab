/// A way into the tool or a mock, with inputs to begin with.
///
/// `run` answers what is wrong with what came of an input, where something beyond a crash can be told; nil where all is well.
struct StressTarget: Sendable {
    var name: String
    var seeds: [[UInt8]]
    var run: @Sendable ([UInt8]) -> String?

    init(_ name: String, _ seeds: [String], _ run: @escaping @Sendable ([UInt8]) -> String?) {
        self.name = name
        self.seeds = seeds.map { Array($0.utf8) }
        self.run = run
    }

    static let all = readers + declarations + specs + wire

    static func named(_ name: String) -> StressTarget? { all.first { $0.name == name } }
}
