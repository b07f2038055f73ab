import CrossCheck
import Declarations
import Diagnostics
import Guide
import SourceText
import Spec

/// Two sides made by hand: items of a spec and facts of a guide, each on a line of its own.
struct Bench {
    let specFile = SourceFile(
        path: "api.yaml", text: Array(repeating: String(repeating: "s", count: 40), count: 60).joined(separator: "\n"))
    let guideFile = SourceFile(
        path: "guide.html", text: Array(repeating: String(repeating: "g", count: 40), count: 200).joined(separator: "\n"))
    private(set) var items: [SpecItem] = []
    private(set) var facts: [Fact] = []
    var unread: [FactSheet.Unread] = []
    var slips: [Slip] = []
    var errata: [Erratum] = []

    init() {}

    var specTop: Place { Place(specFile, specFile.lineSpan(1)) }

    /// The place of what an item states: its own line.
    private func specPlace(_ line: Int? = nil) -> Place { Place(specFile, specFile.lineSpan(line ?? items.count + 2)) }

    func located<Value>(_ value: Value) -> Located<Value> { Located(value, at: specPlace()) }

    @discardableResult
    mutating func item(
        _ kind: SpecItem.Kind,
        _ name: String,
        of owner: String? = nil,
        provenance: Provenance = .guide,
        _ change: (inout SpecItem, Bench) -> Void = { _, _ in }
    ) -> Place {
        let place = specPlace()
        var item = SpecItem(
            kind, Located(name, at: place), owner: owner.map { Located($0, at: place) }, provenance: provenance, place: place)
        item.language = .objectiveC
        change(&item, self)
        items.append(item)
        return place
    }

    /// A fact on the given line of the guide.
    mutating func fact(
        _ kind: Fact.Kind,
        _ name: String,
        of owner: String? = nil,
        line: Int,
        source: Fact.Source = .declaration,
        _ change: (inout Fact) -> Void = { _ in }
    ) {
        var fact = Fact(kind, name, owner: owner, source: source, span: guideFile.lineSpan(line))
        fact.detail.language = .objectiveC
        change(&fact)
        facts.append(fact)
    }

    /// A method in both halves of its declaration.
    mutating func methodItem(_ declaration: String, of owner: String, _ change: (inout SpecItem, Bench) -> Void = { _, _ in }) {
        guard let method = try? ObjectiveCParser.parseMethod(declaration) else { return }
        item(.method, method.name, of: owner) { item, bench in
            item.isStatic = method.isStatic.map(bench.located)
            item.type = method.result.map { bench.located($0.description) }
            item.nullability = method.result.map { bench.located($0.nullability) }
            item.parameterTypes = method.parameters.compactMap(\.type).map { bench.located($0.description) }
            item.parameterNames = method.parameters.map { bench.located($0.name) }
            item.swiftName = method.attributes.swiftName.map(bench.located)
            item.availability = method.attributes.availability.map(bench.located)
            change(&item, bench)
        }
        guard let name = items.last?.name else { return }
        for parameter in method.parameters {
            var item = SpecItem(.parameter, Located(parameter.name, at: name.place), owner: name, provenance: .guide, place: name.place)
            item.type = parameter.type.map { Located($0.description, at: name.place) }
            item.language = .objectiveC
            items.append(item)
        }
    }

    mutating func methodFact(_ declaration: String, of owner: String? = nil, line: Int, _ change: (inout Fact) -> Void = { _ in }) {
        guard let method = try? ObjectiveCParser.parseMethod(declaration) else { return }
        fact(.method, method.name, of: owner, line: line) { fact in
            fact.isStatic = method.isStatic
            fact.type = method.result?.description
            fact.detail.parameterTypes = method.parameters.map { $0.type?.description }
            fact.detail.parameterNames = method.parameters.map(\.name)
            fact.detail.swiftName = method.attributes.swiftName
            fact.detail.availability = method.attributes.availability
            change(&fact)
        }
    }

    mutating func propertyItem(_ declaration: String, of owner: String) {
        guard let property = try? ObjectiveCParser.parseProperty(declaration) else { return }
        item(.property, property.name, of: owner) { item, bench in
            item.type = property.type.map { bench.located($0.description) }
            item.nullability = property.type.map { bench.located($0.nullability) }
            item.attributes = property.attributes.map(bench.located)
            item.aliases = property.getter.map { [bench.located($0)] } ?? []
        }
    }

    mutating func propertyFact(_ declaration: String, of owner: String? = nil, line: Int) {
        for declaration in ObjectiveCParser.declarations(in: declaration) {
            guard case .property(let property) = declaration.kind else { continue }
            let span = guideFile.lineSpan(line)
            fact(.property, property.name, of: owner, line: line) { fact in
                fact.type = property.type?.description
                fact.detail.attributes = property.attributes
                fact.defects = declaration.defects.map { Defect($0.message, span: span) }
            }
        }
    }

    mutating func erratum(_ rule: String, _ name: String, line: Int? = nil, says: String? = nil, reason: String = "the header has it so") {
        let text = LocalizedText([.english: reason, .korean: reason], place: specTop)
        errata.append(
            Erratum(rule: located(rule), name: located(name), line: line, says: says.map(located), reason: text, place: specTop))
    }

    var sheet: FactSheet {
        FactSheet(file: guideFile, format: .html, facts: facts.sorted { $0.span < $1.span }, unread: unread, slips: slips)
    }

    func check() -> CheckReport {
        CrossChecker.check(system: "shop", items: items, errata: errata, guides: [CrossChecker.GuideInput(sheet: sheet)], specTop: specTop)
    }
}

extension CheckReport {
    /// `rule name line` of every finding, to compare at a glance.
    var outline: [String] {
        findings.map { "\($0.rule.id) \($0.name)\($0.guide.map { " \($0.start.line)" } ?? "")\($0.isAccepted ? " accepted" : "")" }
    }

    func finding(_ rule: Rule) -> Finding? { findings.first { $0.rule == rule } }
}
