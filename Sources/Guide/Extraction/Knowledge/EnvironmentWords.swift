/// What guides call the servers that one call can go to: the live one, and those to try it on.
enum EnvironmentWords {
    private static let table = WordTable<Bool>([
        WordRow(
            true,
            en: "production prod live real sandbox test testing staging stage development dev alpha beta environment server host",
            ko: "운영 상용 실서버 리얼 테스트 스테이징 개발 샌드박스 검증 환경 서버 계", ja: "本番 テスト 検証 開発 ステージング サンドボックス 環境 サーバー",
            zh: "正式 生产 测试 开发 沙箱 预发布 线上 环境 服务器 生產 測試 開發 環境 伺服器")
    ])

    /// Whether a cell says nothing but which server is meant.
    static func name(_ text: String) -> Bool {
        let reading = table.reading(of: text)
        return text.utf8.count < 60 && !reading.meanings.isEmpty && !reading.hasUnknownWords
    }
}
