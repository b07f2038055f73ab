/// What the page says.
enum ConsoleText {
    case session, endpoints, journal, faults, clock, records, app, sessions, calls, none, actions, action, waiting
    case parameter, place, value, required, errors, send, open, request, answer, add, save, delete, forget, endpoint, fault, count, empty
    case minute, hour, day, freeze, run, realTime, reset, newSession, call, late, every, percent, cut, always, anyEndpoint, time, outcome
    case connect, leave, notByBrowsers

    var value: MockText {
        switch self {
        case .session: MockText(en: "Session", ko: "세션", ja: "セッション", zhHans: "会话")
        case .endpoints: MockText(en: "Endpoints", ko: "엔드포인트", ja: "エンドポイント", zhHans: "端点")
        case .journal: MockText(en: "Journal", ko: "기록", ja: "記録", zhHans: "日志")
        case .faults: MockText(en: "Faults", ko: "장애", ja: "障害", zhHans: "故障")
        case .clock: MockText(en: "Clock", ko: "시계", ja: "時計", zhHans: "时钟")
        case .records: MockText(en: "Records", ko: "레코드", ja: "レコード", zhHans: "记录")
        case .app: MockText(en: "Registered app", ko: "등록된 앱", ja: "登録済みアプリ", zhHans: "已注册的应用")
        case .sessions: MockText(en: "Sessions", ko: "세션 목록", ja: "セッション一覧", zhHans: "会话列表")
        case .calls: MockText(en: "Calls of your server", ko: "앱 서버 호출", ja: "アプリサーバーの呼び出し", zhHans: "调用应用服务器")
        case .actions: MockText(en: "What happens at the vendor's", ko: "공급사 쪽에서 일어나는 일", ja: "提供元で起きること", zhHans: "供应商侧发生的事")
        case .action: MockText(en: "Action", ko: "동작", ja: "操作", zhHans: "操作")
        case .waiting: MockText(en: "Calls that wait", ko: "대기 중인 호출", ja: "待機中の呼び出し", zhHans: "等待中的调用")
        case .none: MockText(en: "There are none.", ko: "없습니다.", ja: "ありません。", zhHans: "没有。")
        case .parameter: MockText(en: "Parameter", ko: "파라미터", ja: "パラメータ", zhHans: "参数")
        case .place: MockText(en: "Stands in", ko: "위치", ja: "位置", zhHans: "位置")
        case .value: MockText(en: "Value", ko: "값", ja: "値", zhHans: "值")
        case .required: MockText(en: "required", ko: "필수", ja: "必須", zhHans: "必填")
        case .errors: MockText(en: "Errors", ko: "오류", ja: "エラー", zhHans: "错误")
        case .send: MockText(en: "Send", ko: "보내기", ja: "送信", zhHans: "发送")
        case .open: MockText(en: "Open in a new tab", ko: "새 탭에서 열기", ja: "新しいタブで開く", zhHans: "在新标签页打开")
        case .request: MockText(en: "Request", ko: "요청", ja: "リクエスト", zhHans: "请求")
        case .answer: MockText(en: "Answer", ko: "응답", ja: "応答", zhHans: "应答")
        case .add: MockText(en: "Add", ko: "추가", ja: "追加", zhHans: "添加")
        case .save: MockText(en: "Save", ko: "저장", ja: "保存", zhHans: "保存")
        case .delete: MockText(en: "Delete", ko: "삭제", ja: "削除", zhHans: "删除")
        case .forget: MockText(en: "Forget all", ko: "모두 지우기", ja: "すべて削除", zhHans: "全部清除")
        case .endpoint: MockText(en: "Endpoint", ko: "엔드포인트", ja: "エンドポイント", zhHans: "端点")
        case .fault: MockText(en: "What goes wrong", ko: "장애 종류", ja: "障害の種類", zhHans: "故障类型")
        case .count: MockText(en: "How often (nothing: once)", ko: "횟수 (비우면 한 번)", ja: "回数（空欄は1回）", zhHans: "次数（留空为一次）")
        case .empty: MockText(en: "only late, or with headers", ko: "지연 또는 헤더만", ja: "遅延またはヘッダーのみ", zhHans: "仅延迟或附加头部")
        case .minute: MockText(en: "A minute on", ko: "1분 뒤로", ja: "1分進める", zhHans: "前进一分钟")
        case .hour: MockText(en: "An hour on", ko: "1시간 뒤로", ja: "1時間進める", zhHans: "前进一小时")
        case .day: MockText(en: "A day on", ko: "하루 뒤로", ja: "1日進める", zhHans: "前进一天")
        case .freeze: MockText(en: "Freeze", ko: "멈추기", ja: "止める", zhHans: "暂停")
        case .run: MockText(en: "Run", ko: "움직이기", ja: "動かす", zhHans: "继续")
        case .realTime: MockText(en: "Back to now", ko: "현재 시각으로", ja: "現在時刻に戻す", zhHans: "回到当前时间")
        case .reset: MockText(en: "Reset the session", ko: "세션 초기화", ja: "セッションを初期化", zhHans: "重置会话")
        case .newSession: MockText(en: "New session", ko: "새 세션", ja: "新しいセッション", zhHans: "新会话")
        case .call: MockText(en: "Call", ko: "호출", ja: "呼び出す", zhHans: "调用")
        case .late: MockText(en: "Milliseconds late", ko: "지연 (밀리초)", ja: "遅延（ミリ秒）", zhHans: "延迟（毫秒）")
        case .every: MockText(en: "Every n-th request", ko: "n번째 요청마다", ja: "n回ごと", zhHans: "每第n个请求")
        case .percent: MockText(en: "Percent of the requests", ko: "요청 비율 (%)", ja: "リクエストの割合（%）", zhHans: "请求百分比（%）")
        case .cut: MockText(en: "the connection is cut", ko: "연결 끊김", ja: "接続の切断", zhHans: "连接中断")
        case .always: MockText(en: "always", ko: "항상", ja: "常に", zhHans: "始终")
        case .anyEndpoint: MockText(en: "All endpoints", ko: "모든 엔드포인트", ja: "すべてのエンドポイント", zhHans: "所有端点")
        case .time: MockText(en: "Time", ko: "시각", ja: "時刻", zhHans: "时间")
        case .connect: MockText(en: "Connect", ko: "연결", ja: "接続", zhHans: "连接")
        case .leave: MockText(en: "Leave", ko: "나가기", ja: "切断", zhHans: "断开")
        case .notByBrowsers:
            MockText(
                en: "Browsers send no headers with a WebSocket. The command above does.",
                ko: "브라우저는 웹소켓에 헤더를 보내지 않습니다. 위 명령은 보냅니다.",
                ja: "ブラウザーはWebSocketにヘッダーを送りません。上のコマンドは送ります。", zhHans: "浏览器不会随WebSocket发送头部。上面的命令会发送。")
        case .outcome: MockText(en: "Outcome", ko: "결과", ja: "結果", zhHans: "结果")
        }
    }
}
