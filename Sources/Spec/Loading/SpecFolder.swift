import Foundation
package import SourceText

/// Reads the YAML files of a system's folder: the one place of this module that touches the disk.
package enum SpecFolder {
    /// The files in the order of their names, `evidence.yaml` left out.
    ///
    /// - Parameter shownAs: how the folder's path is shown in diagnostics; as given by default.
    package static func read(_ path: String, shownAs shown: String? = nil) throws -> [SourceFile] {
        let names = try FileManager.default.contentsOfDirectory(atPath: path).filter(SpecLoader.isSpecFile).sorted()
        return try names.map { name in
            let data = try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
            return SourceFile(path: "\(shown ?? path)/\(name)", bytes: Array(data))
        }
    }
}
