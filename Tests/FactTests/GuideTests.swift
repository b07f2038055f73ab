import Foundation
import Guide
import SourceText
import Testing

/// Vendors' guides, where they are on this machine.
enum Guides {
    static func folder(_ variable: String, _ relative: String) -> URL? {
        if let path = ProcessInfo.processInfo.environment[variable] { return URL(fileURLWithPath: path) }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appendingPathComponent(relative)
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    static let guides = folder("GUIDEWRIGHT_GUIDES", "../shared/guides")
    static let corpus = folder("GUIDEWRIGHT_CORPUS", "../shared/corpus")

    static func sheet(_ name: String, in folder: URL?) throws -> FactSheet {
        let url = try #require(folder).appendingPathComponent(name)
        let read = DocumentReader.read(SourceFile(path: name, bytes: [UInt8](try Data(contentsOf: url))))
        return FactExtractor.facts(of: try #require(read.document))
    }
}

extension FactSheet {
    func count(_ kind: Fact.Kind, _ source: Fact.Source? = nil) -> Int {
        facts.count { $0.kind == kind && (source == nil || $0.source == source) }
    }

    func first(_ kind: Fact.Kind, _ name: String) -> Fact? { facts.first { $0.kind == kind && $0.name == name } }

    func uses(_ name: String) -> [Fact] { facts.filter { $0.kind == .use && $0.name == name } }
}

@Suite("The five guides", .enabled(if: Guides.guides != nil, "the vendors' guides are not on this machine: set GUIDEWRIGHT_GUIDES"))
struct GuideTests {
    @Test(
        "every code block, row and declaration-like line is a fact or accounted for",
        arguments: [
            "naver-login-ios.html", "kakao-user-management-ios.txt", "ibm-mobile-client-access-ios.md", "nhn-cloud-iap-ios.txt",
            "msal-native-auth-sign-in-ios.txt",
        ])
    func coverage(name: String) throws {
        let sheet = try Guides.sheet(name, in: Guides.guides)
        #expect(sheet.facts.count > 60)
        #expect(sheet.unread.filter { $0.reason == nil }.count == 0)
    }

    @Test("NAVER: the reference in list and declarations, states twice, parameters, settings, header, URL, duration")
    func naver() throws {
        let sheet = try Guides.sheet("naver-login-ios.html", in: Guides.guides)
        #expect(sheet.count(.method, .list) == 16)
        #expect(sheet.count(.method, .heading) == 16)
        #expect(sheet.facts.filter { $0.kind == .case && $0.owner == "THIRDPARTYLOGIN_RECEIVE_TYPE" }.count == 12)
        #expect(sheet.count(.parameter, .table) == 5)
        #expect(sheet.count(.property, .table) == 4)
        #expect(sheet.count(.constant, .table) == 4)
        for name in ["setIsNaverAppOauthEnable:", "setIsInAppOauthEnable:", "setOnlyPortraitSupportInIphone:"] {
            #expect(sheet.uses(name).map(\.detail.receiver) == ["NaverThirdPartyLoginConnection"])
        }
        #expect(sheet.first(.header, "Authorization")?.type == "Bearer")
        #expect(sheet.first(.endpoint, "GET https://openapi.naver.com/v1/nid/me") != nil)
        #expect(sheet.facts.filter { $0.kind == .duration }.map(\.name) == ["3600", "3600"])
        #expect(sheet.first(.endpoint, "{}://thirdPartyLoginResult") != nil)
    }

    @Test("NAVER: what contradicts itself is there to be compared")
    func naverContradictions() throws {
        let sheet = try Guides.sheet("naver-login-ios.html", in: Guides.guides)
        #expect(!sheet.uses("SafariViewContoller").isEmpty && !sheet.uses("SafariViewController").isEmpty)
        #expect(!sheet.uses("kServiceAppUrlScheme").isEmpty)
        #expect(!sheet.uses("NaverThirdPartyConneciton").isEmpty)
        #expect(!sheet.uses("requestThirdpartyLogin").isEmpty)
        #expect(
            sheet.facts.filter { $0.kind == .property && !$0.defects.isEmpty }.map(\.name) == [
                "accessTokenExpireDate", "refreshToken", "tokenType",
            ])
        let mended = sheet.facts.filter { $0.kind == .method && $0.source == .prose && !$0.defects.isEmpty }
        #expect(mended.map(\.name) == ["oauth20Connection:didFailWithError:"])
        #expect(sheet.first(.method, "getSharedInstance")?.type == "NaverThirdPartyConnection *")
    }

    @Test("NHN: error codes with values and domains, properties with nullability and getters")
    func nhn() throws {
        let sheet = try Guides.sheet("nhn-cloud-iap-ios.txt", in: Guides.guides)
        let iap = sheet.facts.filter { $0.kind == .case && $0.owner == "NHNCloudIAPError" }
        let http = sheet.facts.filter { $0.kind == .case && $0.owner == "NHNCloudHttpError" }
        #expect(iap.map(\.value) == (0...18).map(String.init) && iap.allSatisfy { $0.detail.domain == "NHNCloudIAPErrorDomain" })
        #expect(http.map(\.value) == (100...107).map(String.init) && http.allSatisfy { $0.detail.domain == "NHNCloudHttpErrorDomain" })
        #expect(sheet.count(.property) == 31)
        #expect(sheet.facts.filter { $0.kind == .property && $0.type?.hasSuffix("_Nullable") == true }.count == 8)
        let getters = sheet.facts.compactMap { fact in fact.detail.attributes.first { $0.hasPrefix("getter=") } }
        #expect(getters == ["getter=isActive", "getter=isStorePayment", "getter=isSandboxPayment"])
        #expect(sheet.facts.filter { $0.kind == .method && $0.isStatic == true }.allSatisfy { $0.owner != nil })
        #expect(sheet.uses("setUserID:").map(\.owner) == ["NHNCloudSDK", "NHNCloudSDK"])
        #expect(sheet.facts.filter { !$0.defects.isEmpty }.count == 3)
    }

    @Test("Kakao: properties and keys of a table without markup, the callback with its header and deadline")
    func kakao() throws {
        let sheet = try Guides.sheet("kakao-user-management-ios.txt", in: Guides.guides)
        for name in ["ID", "hasSignedUp", "account", "properties", "forPartner"] {
            #expect(sheet.first(.property, name)?.owner == "KOUserMe")
        }
        for name in ["properties.nickname", "kakao_account.gender", "age_range", "KAKAO_SECURE_MODE"] {
            #expect(sheet.first(.key, name) != nil)
        }
        for name in ["KOUserGenderMale", "KOUserAgeRangeType90"] {
            #expect(sheet.first(.constant, name)?.owner == String(name.dropLast(name.hasSuffix("90") ? 2 : 4)))
        }
        let callback = "GET https://api.example.com/v1/user/deregister"
        #expect(sheet.first(.endpoint, callback) != nil)
        #expect(sheet.facts.filter { $0.kind == .header }.allSatisfy { $0.type == "KakaoAK" && $0.owner == callback })
        #expect(sheet.first(.parameter, "referrer_type")?.owner == callback)
        #expect(sheet.first(.duration, "3") != nil)
        #expect(
            sheet.uses("signupTaskWithProperties:completionHandler:").first?.detail.blockParameters == ["BOOL success", "NSError * error"])
        #expect(sheet.uses("expiresInMillis").first?.detail.receiver == "KOAccessTokenInfo")
        #expect(sheet.uses("email").first?.detail.receiver == "KOUserMe.account")
    }

    @Test("IBM: the three callbacks and both languages of every call")
    func ibm() throws {
        let sheet = try Guides.sheet("ibm-mobile-client-access-ios.md", in: Guides.guides)
        let callbacks = sheet.facts.filter {
            $0.kind == .method && $0.source == .declaration && $0.name.hasPrefix("authenticationContext:")
        }
        #expect(callbacks.map(\.owner) == Array(repeating: "IMFAuthenticationHandler", count: 3))
        #expect(sheet.uses("registerAuthenticationDelegate:forRealm:").first?.detail.receiver == "IMFClient")
        #expect(sheet.uses("registerAuthenticationDelegate(_:forRealm:)").first?.detail.receiver == "IMFClient")
        #expect(sheet.uses("logout:").first?.detail.receiver == "IMFAuthorizationManager")
        #expect(sheet.first(.key, "IMFCore") != nil)
    }

    @Test("Microsoft: delegates' methods with types, and members of results")
    func msal() throws {
        let sheet = try Guides.sheet("msal-native-auth-sign-in-ios.txt", in: Guides.guides)
        let required = try #require(sheet.first(.method, "onSignInCodeRequired(newState:sentTo:channelTargetType:codeLength:)"))
        #expect(required.owner == "SignInStartDelegate")
        #expect(required.detail.parameterTypes == ["MSAL.SignInCodeRequiredState", "String", "MSAL.MSALNativeAuthChannelType", "Int"])
        #expect(sheet.uses("isUserNotFound").first?.detail.receiver == "MSAL.SignInStartError")
        #expect(sheet.uses("accountClaims").first?.detail.receiver == "MSAL.MSALNativeAuthUserAccountResult.account")
        #expect(sheet.uses("submitCode(code:delegate:)").contains { $0.detail.receiver == "MSAL.SignInCodeRequiredState" })
        #expect(
            sheet.facts.filter { $0.detail.form == "conformance" }.map(\.name) == [
                "SignInStartDelegate", "SignInVerifyCodeDelegate", "CredentialsDelegate", "SignInStartDelegate", "CredentialsDelegate",
            ])
    }
}
