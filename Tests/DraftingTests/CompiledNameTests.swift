import CrossCheck
import Diagnostics
import Drafting
import Guide
import Spec
import Testing

/// A compiler has read headers: a name in one is no slip of another, whatever it looks like.
@Suite struct CompiledNameTests {
    private static let header = """
        @class ALAsset;
        @interface OLAsset : NSObject
        + (OLAsset *)assetWithALAsset:(ALAsset *)asset;
        + (OLAsset *)assetForCurrentLocale;
        + (OLAsset *)currentAsset;
        @end
        """

    @Test(arguments: [false, true]) func namesOfHeadersStay(hasGuide: Bool) throws {
        let guide = "# Assets\n\n```objc\nOLAsset *asset = [OLAsset currentAsset];\n```\n"
        let sheets = [("Kit.h", Self.header)] + (hasGuide ? [("guide.md", guide)] : [])
        let read = sheets.compactMap { FactSheet.of($0.0, $0.1) }
        let folder = DraftFolder(read, id: "asset", module: "AssetKit", languages: read.map { _ in "en" })
        let text = folder.files.first { $0.name == "api.yaml" }?.text ?? ""
        #expect(text.contains("+ (OLAsset *)assetWithALAsset:(ALAsset *)asset;"), "\(text)")
        #expect(text.contains("shared: currentAsset") && !text.contains("shared: assetForCurrentLocale"), "\(text)")
        let findings = folder.files.first { $0.name == "errata.yaml" }?.text ?? ""
        let differing = folder.report?.findings.filter { $0.rule.id == "parameter-type-differs" } ?? []
        #expect(!findings.contains("misspelled-name") && differing.isEmpty, "\(findings)")
    }
}
