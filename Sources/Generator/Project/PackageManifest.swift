internal import SwiftCode

/// What a project of one's own begins with: not part of what is generated from specs, and nothing that a project's templates replace.
enum ProjectTemplates {
    static let library = TemplateLibrary.make(BuiltInTemplates.project.merging(BuiltInTemplates.example) { first, _ in first }).library

    static func render<Model: ViewModel>(_ name: String, _ model: Model) -> String { library.render(name, model) }
}

/// Where a package finds Guidewright's runtimes and plugins.
package enum PackageSource: Sendable, Equatable {
    case url(String, version: String)
    case path(String)

    /// As it stands in a Package.swift.
    var declaration: String {
        switch self {
        case .url(let url, let version):
            ".package(url: \(SwiftLiteral.text(url)), .upToNextMinor(from: \(SwiftLiteral.text(version))))"
        case .path(let path):
            // A copy's folder may have any name, and SwiftPM would call the package after it.
            ".package(name: \"guidewright\", path: \(SwiftLiteral.text(path)))"
        }
    }
}

/// A Package.swift of a package that holds generated code; afterwards it is its owner's, all but the list between the marks.
package struct PackageManifest: ViewModel {
    let name: String
    /// Before a system's module: `Generated/`, or nothing where the package is the output folder.
    let folder: String
    let source: PackageSource
    /// A target for tests of one's own, which may use the client and the mock of every system.
    let hasTests: Bool

    package init(name: String, folder: String, source: PackageSource, hasTests: Bool = false) {
        self.name = name
        self.folder = folder
        self.source = source
        self.hasTests = hasTests
    }

    package static let members: [ViewMember<PackageManifest>] = [
        .text("name") { SwiftLiteral.text($0.name) }, .text("folder") { SwiftLiteral.text($0.folder) },
        .text("dependency") { $0.source.declaration }, .flag("tests") { $0.hasTests },
    ]

    package var text: String { ProjectTemplates.render("project/Package.swift", self) }
}
