/// What sentences are about that say how the work on an SDK goes on, and nothing of the SDK: "a release follows within 90 days".
enum ProjectWords {
    private static let table = WordTable<Bool>([
        WordRow(
            true, en: "release merge merged merging pull_request maintainer backport changelog", ko: "릴리스 릴리즈 병합", ja: "リリース マージ",
            zh: "版本发布 發佈版本 合并到")
    ])

    static func arePart(of sentence: String) -> Bool { !table.meanings(in: Substring(sentence)).isEmpty }
}
