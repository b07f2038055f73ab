internal import Digests
internal import SourceText

/// What a run would do to the output folder, worked out before anything is written.
package struct ArtifactPlan: Sendable {
    package enum Action: String, Sendable {
        case create, update, remove
        /// A person changed a generated file: it stays unless forced.
        case keepEdited
        /// A file that no run wrote: it stays, always.
        case keepForeign
        /// A link, a folder where a file belongs, or a file that cannot be read: nothing is written at all.
        case blocked
    }

    package struct Change: Sendable {
        package let path: String
        package let action: Action
        package let old: [UInt8]?
        package let new: [UInt8]?
    }

    package internal(set) var changes: [Change] = []
    /// Left behind by a run that was killed.
    package internal(set) var temporaries: [String] = []
    var manifests: [String: Manifest] = [:]
    var isManifestStale = false

    /// Everything is as it should be.
    package var isClean: Bool { changes.isEmpty && temporaries.isEmpty && !isManifestStale }
    package func changes(_ action: Action) -> [Change] { changes.filter { $0.action == action } }
}

/// Compares what was made with what is there.
struct ArtifactPlanner {
    let folder: OutputFolder
    let force: Bool

    /// - Parameter removesOtherModules: also clears modules of systems that are gone.
    func plan(_ set: ArtifactSet, removesOtherModules: Bool) -> ArtifactPlan {
        var plan = ArtifactPlan()
        let made = set.filesByModule
        var modules = Set(made.keys)
        if removesOtherModules { modules.formUnion(knownModules()) }
        for module in modules.sorted() { planModule(module, made[module] ?? [:], &plan) }
        plan.changes.sort { $0.path < $1.path }
        return plan
    }

    private func knownModules() -> [String] {
        folder.files(below: "").compactMap { path in
            let parts = path.split(separator: "/")
            return parts.count == 2 && parts[1] == Manifest.fileName ? String(parts[0]) : nil
        }
    }

    private func planModule(_ module: String, _ made: [String: [UInt8]], _ plan: inout ArtifactPlan) {
        let manifestPath = "\(module)/\(Manifest.fileName)"
        let oldBytes = folder.read(manifestPath)
        let old = Manifest(reading: oldBytes ?? [])
        var new = Manifest()
        let looks = made.sorted { $0.key < $1.key }.concurrentMap { path, bytes in
            let local = String(path.dropFirst(module.count + 1))
            return (local: local, hash: Digest.sha256(bytes), change: change(path, bytes) { old.knows(local, $0) })
        }
        for look in looks {
            new.hashes[look.local] = [look.hash]
            if let change = look.change { plan.changes.append(change) }
        }
        planLeftovers(module, made, old, &new, &plan)
        plan.temporaries += folder.temporaries(below: module)
        plan.manifests[module] = new
        if !made.isEmpty, oldBytes != new.bytes { plan.isManifestStale = true }
    }

    /// Nil for a file that is as it should be.
    private func change(_ path: String, _ bytes: [UInt8], isKnown: ([UInt8]) -> Bool) -> ArtifactPlan.Change? {
        if let obstacle = folder.obstacle(on: path) { return .init(path: obstacle, action: .blocked, old: nil, new: bytes) }
        guard let present = folder.read(path) else {
            return .init(path: path, action: folder.kind(path) == .missing ? .create : .blocked, old: nil, new: bytes)
        }
        if present == bytes { return nil }
        let action: ArtifactPlan.Action = force || isKnown(present) ? .update : .keepEdited
        return .init(path: path, action: action, old: present, new: bytes)
    }

    /// Files of the module that this run did not make.
    private func planLeftovers(
        _ module: String,
        _ made: [String: [UInt8]],
        _ old: Manifest,
        _ new: inout Manifest,
        _ plan: inout ArtifactPlan
    ) {
        for path in folder.files(below: module) where made[path] == nil && !isHidden(path) {
            let local = String(path.dropFirst(module.count + 1))
            guard let present = folder.read(path) else {
                plan.changes.append(.init(path: path, action: .blocked, old: nil, new: nil))
                continue
            }
            let action: ArtifactPlan.Action
            if old.hashes[local] == nil {
                action = .keepForeign
            } else if force || old.knows(local, present) {
                action = .remove
            } else {
                action = .keepEdited
                new.hashes[local] = old.hashes[local]
            }
            plan.changes.append(.init(path: path, action: action, old: present, new: nil))
        }
    }

    private func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").last?.hasPrefix(".") ?? false
    }
}
