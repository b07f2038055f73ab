import ArgumentParser
import CrossCheck
import Diagnostics
import Foundation
import Generator
import SourceText
import Spec

/// `guidewright stats [SYSTEM…]`
struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Count what the specs hold, what bears it out, and how much code is made of it.",
        discussion: """
            A line for each system, and a total: items, those that a guide states, that a source bears out, that a document states which cannot be read, and
            that are invented; types, methods, endpoints,
            flows, errors and scenarios; lines of YAML and of generated Swift.

            Examples:
              guidewright stats
              guidewright stats my-sdk --format json
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @OptionGroup var arguments: SystemArguments
    @OptionGroup var guides: GuideOptions
    @OptionGroup var workspace: WorkspaceOptions

    @Option(help: "text or json.")
    var format: Format = .text

    func run() throws {
        let space = try Workspace.locate(workspace.root)
        let systems = try space.systems(named: arguments.systems).concurrentMap { LoadedSystem($0) }
        try Check.refuse(systems, .text)
        let destination = try Destination(space, OutputChoice())
        let rows = try systems.map { system in
            SystemCounts(system, try Check.report(on: system, guides, space), generated: destination.folder)
        }
        switch format {
        case .text: Console.standardOutput(SystemCounts.table(rows))
        case .json: Console.standardOutput(try JSONOutput.text(rows))
        }
    }
}

/// The numbers of one system.
struct SystemCounts: Encodable {
    var system: String
    var items = 0, guide = 0, sources = 0, elsewhere = 0, invented = 0
    var types = 0, methods = 0, endpoints = 0, flows = 0, errors = 0, scenarios = 0
    var yamlLines = 0, swiftLines = 0

    /// - Parameter folder: where generated code lies, if it was generated.
    init(_ system: LoadedSystem, _ report: CheckReport, generated folder: String) {
        self.system = system.folder.id
        guard let spec = system.spec else { return }
        let counted = report.coverage.items
        (items, guide, sources) = (counted.total, counted.evidenced, counted.sourced)
        (elsewhere, invented) = (counted.elsewhere, counted.invented)
        types = spec.classes.count + spec.protocols.count + spec.enums.count + spec.errors.count
        methods = spec.classes.map(\.methods.count).reduce(0, +) + spec.protocols.map(\.methods.count).reduce(0, +)
        (endpoints, flows, scenarios) = (spec.endpoints.count, spec.flows.count, spec.scenarios.count)
        errors = spec.errors.map(\.cases.count).reduce(0, +)
        yamlLines = system.folder.specFiles.map { Self.lines($0.bytes) }.reduce(0, +)
        swiftLines = Self.swiftLines(below: "\(folder)/\(spec.system.module.value)")
    }

    private init(total rows: [SystemCounts]) {
        system = "together"
        for (_, number) in Self.columns {
            self[keyPath: number] = rows.map { $0[keyPath: number] }.reduce(0, +)
        }
    }

    private static var columns: [(title: String, number: WritableKeyPath<SystemCounts, Int>)] {
        [
            ("items", \.items), ("guide", \.guide), ("sources", \.sources), ("elsewhere", \.elsewhere), ("invented", \.invented),
            ("types", \.types),
            ("methods", \.methods), ("endpoints", \.endpoints), ("flows", \.flows), ("errors", \.errors), ("scenarios", \.scenarios),
            ("YAML", \.yamlLines), ("Swift", \.swiftLines),
        ]
    }

    /// Numbers in columns below their names; a last line with the sums where there are several systems.
    static func table(_ rows: [SystemCounts]) -> String {
        let shown = rows + (rows.count > 1 ? [SystemCounts(total: rows)] : [])
        let width = shown.map(\.system.count).max() ?? 0
        let head = String(repeating: " ", count: width) + columns.map { "  " + $0.title }.joined()
        let lines = shown.map { row in
            let numbers = columns.map { column in
                let text = String(row[keyPath: column.number])
                return "  " + String(repeating: " ", count: max(0, column.title.count - text.count)) + text
            }
            return row.system.padding(toLength: width, withPad: " ", startingAt: 0) + numbers.joined()
        }
        return ([head] + lines).joined(separator: "\n")
    }

    private static func lines(_ bytes: [UInt8]) -> Int { bytes.count { $0 == 0x0A } }

    private static func swiftLines(below folder: String) -> Int {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.map { name in
            FileManager.default.contents(atPath: "\(folder)/\(name)").map { lines([UInt8]($0)) } ?? 0
        }.reduce(0, +)
    }
}
