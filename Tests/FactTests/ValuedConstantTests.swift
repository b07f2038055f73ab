import Guide
import Testing

@Suite("Constants beside their values")
struct ValuedConstantTests {
    private func constants(_ text: String, path: String = "guide.md") throws -> [String] {
        try sheet(text, path: path).facts.filter { [.constant, .case, .type].contains($0.kind) }
            .map { "\($0.kind.rawValue) \($0.name) \($0.value ?? "")" }
    }

    private let sizes = ["constant kABSizeBanner 320x50", "constant kABSizeLarge 320x100"]
    private let modes = ["constant ABModeFast 1", "constant ABModeSlow 2"]

    @Test("on lines of a paragraph, in items and in cells")
    func sizesOfBanners() throws {
        let broken = "<p>Sizes:<br><code>kABSizeBanner</code> 320x50<br><code>kABSizeLarge</code> 320x100</p>"
        #expect(try constants(broken, path: "guide.html") == sizes)
        #expect(try constants("# Sizes\n\n- `kABSizeBanner` 320x50\n- `kABSizeLarge` 320x100\n") == sizes)
        let cell =
            "<table><tr><th>Name</th><th>Description</th></tr><tr><td>size</td><td>one of<br>kABSizeBanner 320x50<br>kABSizeLarge 320x100</td></tr></table>"
        #expect(try constants(cell, path: "guide.html") == sizes)
        #expect(try constants("# Sizes\n\nThey are `kABSizeBanner` (320x50) and `kABSizeLarge` (320x100).\n") == sizes)
    }

    @Test(
        "with signs between, in either order",
        arguments: [
            "ABModeFast = 1\nABModeSlow = 2", "1 - ABModeFast\n2 - ABModeSlow", "`ABModeFast` 1\n`ABModeSlow` 2",
            "ABModeFast (1)\nABModeSlow (2)",
        ])
    func numbers(text: String) throws {
        #expect(try constants("# Modes\n\n\(text)\n") == modes)
    }

    @Test("texts")
    func texts() throws {
        #expect(
            try constants("# Keys\n\n* `ABKeyName` - \"name\"\n* `ABKeyAge` - \"age\"\n") == [
                "constant ABKeyName name", "constant ABKeyAge age",
            ])
    }

    @Test(
        "one alone, names that begin differently, counts, versions and words are none",
        arguments: [
            "Use ABModeFast 1\nand so on", "ABDoorOpen 1\nKeyRingShut 2", "1. ABModeFast\n2. ABModeSlow",
            "ABModeFast 1 is fast\nABModeSlow 2 is slow", "Version 10\nVersions 11",
        ])
    func others(text: String) throws {
        #expect(try constants("# Modes\n\n\(text)\n").filter { !$0.hasSuffix(" ") } == [])
    }
}
