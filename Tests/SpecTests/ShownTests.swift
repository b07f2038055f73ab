import Spec
import Testing

/// Generated tests pass where no scenario calls a method or hears a delegate's, so it is held here that those of this repository lack none.
@Suite("What scenarios show")
struct ShownTests {
    @Test("the systems of this repository show everything", arguments: Repository.systems)
    func nothingIsUnshown(_ system: String) throws {
        let found = SpecLoader.load(folder: try Repository.specFiles(system)).diagnostics.messages(of: "spec-unshown-behaviour")
        #expect(found.isEmpty, "\(found)")
    }
}
