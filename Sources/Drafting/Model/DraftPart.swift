/// A piece of a draft that can be left out by itself.
protocol DraftPart {
    /// What the guide calls it.
    var partName: String { get }
}

extension Draft.Setting: DraftPart { var partName: String { name } }
extension Draft.Duration: DraftPart { var partName: String { "\(seconds) seconds" } }
extension Draft.Constant: DraftPart { var partName: String { name } }
extension Draft.Enumeration: DraftPart { var partName: String { name } }
extension Draft.Enumeration.Member: DraftPart { var partName: String { name } }
extension Draft.Typedef: DraftPart { var partName: String { name } }
extension Draft.Hook: DraftPart { var partName: String { method.name } }
extension Draft.Endpoint: DraftPart { var partName: String { url } }
extension Draft.Erratum: DraftPart { var partName: String { name } }
extension PropertyDraft: DraftPart { var partName: String { name } }
extension MethodDraft: DraftPart { var partName: String { name } }
