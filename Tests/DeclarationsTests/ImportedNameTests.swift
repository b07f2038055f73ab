import Testing

@testable import Declarations

@Suite("Names that the importer makes of selectors")
struct ImportedNameTests {
    @Test(
        "names that may be the importer's",
        arguments: [
            ("open", "open()"), ("open:", "open(_:)"), ("openWithKey:", "open(withKey:)"), ("openWithURL:", "open(with:)"),
            ("initWithKey:name:", "init(key:name:)"), ("doorWithKey:", "init(key:)"), ("removeObjectForKey:", "remove(forKey:)"),
            ("openWithCompletionHandler:", "open(completionHandler:)"),
            ("openInBackgroundWithBlock:progressBlock:", "openInBackground(_:progressBlock:)"),
            ("getURLStringFromDoor:", "getURLString(from:)"), ("save:", "save()"),
        ])
    func own(_ selector: String, _ name: String) { #expect(ImportedName.mayBe(name, of: selector)) }

    @Test(
        "names that a header must have given",
        arguments: [
            ("openWithKey:", "open(key:)"), ("startWithOptions:", "start(doorOptions:)"), ("getDoorForPlace:", "getDoor(place:)"),
            ("didLogMessage:", "didLog(message:)"), ("open:force:", "open(_:hard:)"), ("open", "unlock()"),
        ])
    func given(_ selector: String, _ name: String) { #expect(!ImportedName.mayBe(name, of: selector)) }
}
