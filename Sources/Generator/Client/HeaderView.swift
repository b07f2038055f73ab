/// The comment on top of every file of a client: where it comes from.
struct HeaderView: ViewModel {
    var source: String

    static let members: [ViewMember<HeaderView>] = [.text("source") { $0.source }]
}
