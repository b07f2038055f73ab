/// What the page says.
enum ConsoleText {
    case session, endpoints, journal, faults, clock, records, app, sessions, calls, none
    case parameter, place, value, required, errors, send, open, request, answer, add, save, delete, forget, endpoint, fault, count, empty
    case minute, hour, day, freeze, run, realTime, reset, newSession, call, late, every, percent, cut, always, anyEndpoint, time, outcome

    var value: MockText {
        switch self {
        case .session: MockText(en: "Session", ko: "세션")
        case .endpoints: MockText(en: "Endpoints", ko: "엔드포인트")
        case .journal: MockText(en: "Journal", ko: "기록")
        case .faults: MockText(en: "Faults", ko: "장애")
        case .clock: MockText(en: "Clock", ko: "시계")
        case .records: MockText(en: "Records", ko: "레코드")
        case .app: MockText(en: "Registered app", ko: "등록된 앱")
        case .sessions: MockText(en: "Sessions", ko: "세션 목록")
        case .calls: MockText(en: "Calls of your server", ko: "앱 서버 호출")
        case .none: MockText(en: "There are none.", ko: "없습니다.")
        case .parameter: MockText(en: "Parameter", ko: "파라미터")
        case .place: MockText(en: "Stands in", ko: "위치")
        case .value: MockText(en: "Value", ko: "값")
        case .required: MockText(en: "required", ko: "필수")
        case .errors: MockText(en: "Errors", ko: "오류")
        case .send: MockText(en: "Send", ko: "보내기")
        case .open: MockText(en: "Open in a new tab", ko: "새 탭에서 열기")
        case .request: MockText(en: "Request", ko: "요청")
        case .answer: MockText(en: "Answer", ko: "응답")
        case .add: MockText(en: "Add", ko: "추가")
        case .save: MockText(en: "Save", ko: "저장")
        case .delete: MockText(en: "Delete", ko: "삭제")
        case .forget: MockText(en: "Forget all", ko: "모두 지우기")
        case .endpoint: MockText(en: "Endpoint", ko: "엔드포인트")
        case .fault: MockText(en: "What goes wrong", ko: "장애 종류")
        case .count: MockText(en: "How often (nothing: once)", ko: "횟수 (비우면 한 번)")
        case .empty: MockText(en: "only late, or with headers", ko: "지연 또는 헤더만")
        case .minute: MockText(en: "A minute on", ko: "1분 뒤로")
        case .hour: MockText(en: "An hour on", ko: "1시간 뒤로")
        case .day: MockText(en: "A day on", ko: "하루 뒤로")
        case .freeze: MockText(en: "Freeze", ko: "멈추기")
        case .run: MockText(en: "Run", ko: "움직이기")
        case .realTime: MockText(en: "Back to now", ko: "현재 시각으로")
        case .reset: MockText(en: "Reset the session", ko: "세션 초기화")
        case .newSession: MockText(en: "New session", ko: "새 세션")
        case .call: MockText(en: "Call", ko: "호출")
        case .late: MockText(en: "Milliseconds late", ko: "지연 (밀리초)")
        case .every: MockText(en: "Every n-th request", ko: "n번째 요청마다")
        case .percent: MockText(en: "Percent of the requests", ko: "요청 비율 (%)")
        case .cut: MockText(en: "the connection is cut", ko: "연결 끊김")
        case .always: MockText(en: "always", ko: "항상")
        case .anyEndpoint: MockText(en: "All endpoints", ko: "모든 엔드포인트")
        case .time: MockText(en: "Time", ko: "시각")
        case .outcome: MockText(en: "Outcome", ko: "결과")
        }
    }
}
