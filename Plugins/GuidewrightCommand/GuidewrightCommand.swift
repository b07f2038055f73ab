import Foundation
import PackagePlugin

/// `swift package guidewright …`: the tool, built by SwiftPM, in the package's folder.
@main
struct GuidewrightCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "guidewright").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            // What is wrong was said by the tool; this makes `swift package` end with an error, too.
            Diagnostics.error("guidewright \(arguments.first ?? "") ended with \(process.terminationStatus)")
            return
        }
    }
}
