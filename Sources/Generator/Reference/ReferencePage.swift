/// The pages of a reference, in reading order.
enum ReferencePage: String, CaseIterable, Sendable {
    case overview, types, methods, errors, endpoints, settings, flows, errata

    /// Forges show a folder's `README.md` by itself.
    var fileName: String { self == .overview ? "README.md" : "\(rawValue).md" }

    func title(_ language: ReferenceLanguage) -> String {
        switch self {
        case .overview: language.say("Overview", "개요")
        case .types: language.say("Types", "타입")
        case .methods: language.say("Methods", "메서드")
        case .errors: language.say("Errors", "오류")
        case .endpoints: language.say("Endpoints", "엔드포인트")
        case .settings: language.say("Settings and constants", "설정과 상수")
        case .flows: language.say("Flows", "흐름")
        case .errata: language.say("What the guide gets wrong, and what is not from it", "가이드의 오류와 가이드 밖의 내용")
        }
    }

    func summary(_ language: ReferenceLanguage) -> String {
        switch self {
        case .overview: language.say("What it is, and how to start.", "소개와 시작 방법입니다.")
        case .types: language.say("Classes, protocols and enums.", "클래스, 프로토콜, 열거형입니다.")
        case .methods: language.say("Every method, in Swift and Objective-C.", "모든 메서드를 Swift와 Objective-C로 설명합니다.")
        case .errors: language.say("Every error: when it comes, what to do, what raises it.", "모든 오류의 발생 조건, 대처 방법, 발생 위치입니다.")
        case .endpoints: language.say("Every URL, with a request to try on the mock.", "모든 URL과 목 서버에서 시험할 요청입니다.")
        case .settings: language.say("What is set rather than called.", "호출하지 않고 설정하는 값입니다.")
        case .flows: language.say("What happens, step by step.", "단계별 동작입니다.")
        case .errata: language.say("Contradictions of the guide, and facts from elsewhere.", "가이드의 모순과 다른 출처의 내용입니다.")
        }
    }
}
