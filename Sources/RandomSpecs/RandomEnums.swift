import Spec

extension RandomSpecMaker {
    mutating func madeEnums() -> [SpecNode] {
        (0..<random.times(1...3)).map { _ in
            let name = typeName("Mode")
            let form = random.pick(["nsEnum", "nsOptions", "cEnum", "swift", "typed"])
            let isText = form == "typed" || form == "swift" && random.oneIn(2)
            let rawType =
                isText
                ? form == "swift" ? "String" : "NSString *"
                : form == "swift" ? "Int" : random.pick(["NSInteger", "NSUInteger", "int", "uint8_t", "long"])
            let stem = form == "swift" ? "" : name
            let words = ["None", "Warm", "Cold", "Default", "Self", "In"].prefix(random.times(1...6))
            let cases = words.map { form == "swift" ? $0.lowercased() : stem + $0 }
            enums.append(MadeEnum(name: name, cases: cases))
            let nodes = cases.enumerated().map { index, each in
                var node: SpecNode = ["name": .text(each), "text": .words]
                if isText {
                    if random.oneIn(2) { node = node.with(["value": .text("raw \(index)")]) }
                } else if random.oneIn(2) || form == "nsOptions" {
                    node = node.with(["value": .integer(form == "nsOptions" ? (index == 0 ? 0 : 1 << (index - 1)) : index)])
                }
                if random.oneIn(4) { node = node.with(["wire": .text("w\(index)")]) }
                if random.oneIn(8) { node = node.with(["swift": .text("\(name.lowercased())Case\(index)")]) }
                return sourced(node)
            }
            var node: SpecNode = [
                "name": .text(name), "form": .text(form), "rawType": .text(rawType), "text": .words, "cases": .list(nodes),
            ]
            node = named(node, name)
            if form != "typed", form != "nsOptions", random.oneIn(3) { node = node.with(["unknown": .text(random.pick(cases))]) }
            return sourced(random.oneIn(4) ? node.with(["valuesFrom": "headers"]) : node)
        }
    }

    mutating func madeErrors() -> [SpecNode] {
        (0..<random.times(1...2)).map { _ in
            let name = typeName("Error")
            let form = random.pick(["nsEnum", "swift", "cEnum"])
            let words = ["Unknown", "Denied", "Expired", "Busy"].prefix(random.times(1...4))
            let cases = words.map { form == "swift" ? $0.lowercased() : name + $0 }
            enums.append(MadeEnum(name: name, cases: cases, isErrors: true))
            let nodes = cases.enumerated().map { index, each in
                var node: SpecNode = [
                    "name": .text(each), "code": .integer(100 + index), "text": .words, "wire": ["code": .text("e\(index)")],
                ]
                if random.oneIn(3) { node = node.with(["remedy": .words]) }
                if random.oneIn(8) { node = node.with(["swift": .text("\(name.lowercased())Failure\(index)")]) }
                if random.oneIn(3) { node = node.with(["status": .integer(random.pick([400, 401, 403, 404, 409, 500]))]) }
                return sourced(node)
            }
            let raw = form == "swift" ? "Int" : "NSInteger"
            var node: SpecNode = [
                "name": .text(name), "form": .text(form), "rawType": .text(raw), "domain": .text("com.example.\(name)"), "text": .words,
                "cases": .list(nodes),
            ]
            node = named(node, name)
            if random.oneIn(4) { node = node.with(["valuesFrom": "headers"]) }
            if random.oneIn(3) {
                domains.append(name)
                node = node.with(["domainConstant": .text("\(name)Domain")])
            }
            return sourced(node)
        }
    }

    /// `ErrorEnum.case`
    var errorNames: [String] { enums.filter(\.isErrors).flatMap { each in each.cases.map { "\(each.name).\($0)" } } }
}
