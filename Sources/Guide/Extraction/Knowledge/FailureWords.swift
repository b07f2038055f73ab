/// The words by which messages tell that something went wrong.
enum FailureWords {
    private static let table = WordTable<Bool>([
        WordRow(
            true,
            en:
                "error fail failed failure failing invalid incorrect wrong missing denied unauthorized forbidden expired unsupported unavailable "
                + "malformed timeout unknown unexpected unable cannot not exceeded rejected refused mismatch duplicate duplicated illegal",
            ko: "오류 에러 실패 잘못 만료 초과 없 않 못 불가 거부 중복 유효하지", ja: "エラー 失敗 不正 無効 期限切れ ない ません 超過 拒否 未",
            zh: "错误 失败 无效 不存在 过期 超时 异常 拒绝 非法 缺少 未 不 錯誤 失敗 無效 過期 逾時 異常 拒絕 短少 缺少",
            de: "fehler fehlgeschlagen ungultig abgelaufen nicht falsch fehlend",
            romance: "erreur echec invalide expire impossible refuse invalido expirado fallo incorrecto erro falhou nao",
            ru: "ошибк неверн некорректн не недоступ истек истёк отсутств превышен запрещ",
            vi: "loi that_bai khong sai het_han thieu vuot_qua tu_choi", id: "gagal galat kesalahan tidak kedaluwarsa",
            pl: "blad niepoprawny nieprawidlowy nie brak wygasl odrzucono", tr: "hata basarisiz gecersiz eksik hatali")
    ])

    static func tell(_ text: String) -> Bool { table.meanings(in: text.prefix(300)).contains(true) }
}
