import Foundation
import PackagePlugin

/// Fails the build of a target where specs, guides and generated code do not agree. Give it to one target of the package.
@main
struct GuidewrightCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let root = context.package.directoryURL
        let stamp = context.pluginWorkDirectoryURL.appending(path: "GuidewrightCheck.swift")
        return [
            .buildCommand(
                displayName: "Checking specs and generated code",
                executable: try context.tool(named: "guidewright").url,
                arguments: ["run", "--check", "--format", "compiler", "--stamp", stamp.path, "--root", root.path],
                inputFiles: inputs(of: root),
                outputFiles: [stamp]
            )
        ]
    }

    /// Whatever may change the answer: specs, guides, templates, settings, and folders that the tool wrote, which hold its manifest.
    private func inputs(of root: URL) -> [URL] {
        let top = ["Specs", "Guides", "Templates", "guidewright.yaml", "Package.swift"].map { root.appending(path: $0).path }
        let files = self.files(below: root)
        let generated = files.filter { $0.lastPathComponent == ".guidewright.json" }.map { $0.deletingLastPathComponent().path + "/" }
        return files.filter { file in
            top.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } || generated.contains { file.path.hasPrefix($0) }
        }
    }

    /// All files but those of builds and of tools.
    private func files(below root: URL) -> [URL] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: root.path) else { return [] }
        let top = names.filter { !$0.hasPrefix(".") && $0 != "node_modules" }.sorted()
        return top.flatMap { name -> [URL] in
            let url = root.appending(path: name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
            return isFolder.boolValue || name == ".guidewright.json" ? files(in: url) : [url]
        }
    }

    private func files(in folder: URL) -> [URL] {
        let keys: [URLResourceKey] = [.isRegularFileKey]
        guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys) else { return [] }
        return found.compactMap { $0 as? URL }.filter { (try? $0.resourceValues(forKeys: Set(keys)).isRegularFile) == true }
            .sorted { $0.path < $1.path }
    }
}
