import Declarations
import Foundation
import Testing

/// The Swift that guides show compiles, unchanged, against the modules that stand for the vendors' SDKs.
@Suite(.enabled(if: Repository.guides != nil, "the guides are not here"))
struct SwiftSampleTests {
    private static let fences: Set<String> = ["swift"]

    private func samples(of guide: String) throws -> [GuideSamples.Sample] {
        try GuideSamples(guide, in: #require(Repository.guides)).blocks(in: .swift, fences: Self.fences)
    }

    @Test func nativeAuthentication() throws {
        let samples = try samples(of: "msal-native-auth-sign-in-ios.txt")
        let compiler = SwiftCompiler(modules: try Build.current().modules(with: ["MSAL", "ClientRuntime"]))
        #expect(samples.count == 14, "\(samples.map(\.line))")
        for sample in samples {
            let errors = try compiler.errors(in: StandIn.nativeAuthentication.around(sample.code), mode: "6")
            #expect(errors.isEmpty, "the sample at \(sample): \(errors.joined(separator: "\n"))")
        }
    }

    /// Samples that no compiler of today takes as they are, and why.
    private static let oldSwift: [(word: String, reason: String)] = [
        ("sendWithCompletionHandler", "since Swift 3 (SE-0054) a closure's parameters are `T?` and not `T!`, and have to be unwrapped")
    ]

    @Test func mobileClientAccess() throws {
        let samples = try samples(of: "ibm-mobile-client-access-ios.md")
        let compiler = SwiftCompiler(modules: try Build.current().modules(with: ["IMFCore", "ClientRuntime"]))
        #expect(samples.count == 5, "\(samples.map(\.line))")
        for sample in samples {
            let reason = Self.oldSwift.first { sample.code.contains($0.word) }?.reason
            let errors = try compiler.errors(in: StandIn.mobileClientAccess.around(sample.code), mode: "5")
            guard let reason else {
                #expect(errors.isEmpty, "the sample at \(sample): \(errors.joined(separator: "\n"))")
                continue
            }
            #expect(!errors.isEmpty, "the sample at \(sample) compiles today, so it needs no excuse: \(reason)")
            let source = StandIn.mobileClientAccess.around(sample.code, beside: StandIn.handedWithoutUnwrapping)
            let left = try compiler.errors(in: source, mode: "5")
            #expect(left.isEmpty, "the sample at \(sample), although \(reason): \(left.joined(separator: "\n"))")
        }
    }
}
