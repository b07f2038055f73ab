import Declarations
import Guide
import SourceText

/// The paths that the code of all sources asks for, with what other code says of them: what their names stand for, and whether a function that is
/// handed one word sends it.
struct JoinedPaths {
    struct Found {
        var request: RequestPath
        /// Whether constants say what it lies behind.
        var isWhole: Bool
    }

    private let constants: PathConstants
    private let places: [(sheet: Int, constant: PathConstant)]
    /// By their sheets.
    private(set) var paths: [[Found]] = []

    init(_ sheets: [FactSheet]) {
        places = sheets.enumerated().flatMap { number, sheet in sheet.pathConstants.map { (number, $0) } }
        constants = PathConstants(places.map(\.constant), texts: sheets.flatMap(\.textConstants))
        let senders = Self.senders(sheets)
        var used: Set<Int> = []
        let sure = sheets.map { $0.requestPaths.map { (found($0, &used), $0.span) } }
        let told = sheets.map { sheet in
            sheet.possiblePaths.compactMap { request -> Found? in
                guard request.beginnings.isEmpty else { return named(request, besides: sheets, &used) }
                return request.handedTo.first.map(senders.contains) == true ? Found(request: request, isWhole: false) : nil
            }
        }
        // What a name says that paths begin with is none by itself.
        paths = sheets.indices.map { number in
            let spans = used.filter { places[$0].sheet == number }.map { places[$0].constant.span }
            let own = sure[number].filter { path in !spans.contains { $0.start <= path.1.start && path.1.end <= $0.end } }.map(\.0)
            return (own + told[number]).sorted { $0.request.span < $1.request.span }
        }
    }

    /// Names alone; none where what they stand for is asked for with a method where it is said.
    private func named(_ request: RequestPath, besides sheets: [FactSheet], _ used: inout Set<Int>) -> Found? {
        guard let completed = constants.completed(request) else { return nil }
        let isSaid = completed.used.contains { number in
            let (sheet, span) = (places[number].sheet, places[number].constant.span)
            return sheets[sheet].requestPaths.contains { $0.method != nil && span.start <= $0.span.start && $0.span.end <= span.end }
        }
        guard !isSaid else { return nil }
        used.formUnion(completed.used)
        return Found(request: completed.request, isWhole: true)
    }

    private func found(_ request: RequestPath, _ used: inout Set<Int>) -> Found {
        guard let completed = constants.completed(request) else { return Found(request: request, isWhole: false) }
        used.formUnion(completed.used)
        return Found(request: completed.request, isWhole: true)
    }

    /// Functions that are declared to take a path, and those named after a method of HTTP that are handed one elsewhere.
    private static func senders(_ sheets: [FactSheet]) -> Set<String> {
        let verbs: Set<String> = ["get", "post", "put", "patch", "delete", "head"]
        let handed = sheets.flatMap(\.requestPaths).filter { $0.path.dropFirst().contains("/") }.compactMap(\.handedTo.first)
        return sheets.reduce(into: verbs.intersection(handed)) { $0.formUnion($1.pathSenders) }
    }
}
