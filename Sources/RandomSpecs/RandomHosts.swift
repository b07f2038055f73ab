import Spec

extension RandomSpecMaker {
    /// Servers that stand in several places; each is the beginning of a URL at least once, as the first endpoints see to.
    mutating func madeHosts() -> [SpecNode] {
        // A stream of its own: what is made up of a seed besides stays what it was.
        (random, hostRandom) = (hostRandom, random)
        defer { (random, hostRandom) = (hostRandom, random) }
        guard random.oneIn(3) else { return [] }
        return (0..<random.times(1...2)).map { _ in
            let name = name("server")
            hosts.append(name)
            var node: SpecNode = ["name": .text(name), "text": .words]
            let texts = stateValues().filter { $0.type.unwrapped == .string }
            if let setting = random.some(settings), random.oneIn(2) {
                node = node.with(["chosenBy": .text("$settings.\(setting)")])
            } else if let text = random.some(texts), random.oneIn(2) {
                node = node.with(["chosenBy": .text(text.reference)])
            }
            // Without a throw of the dice: what a seed makes stays what it was.
            if let text = texts.last, seed.isMultiple(of: 3) { node = node.with(["setBy": .text(text.reference)]) }
            let environments = ["production", "sand_box", "default"].prefix(random.times(1...3)).map { place in
                sourced(["name": .text(place), "url": .text(base(name, place)), "text": .words])
            }
            return sourced(node.with(["environments": .list(environments)]))
        }
    }

    /// The beginning of a URL up to its path.
    mutating func startOfURL() -> String {
        guard let host = hostRandom.some(hosts), hostRandom.oneIn(2) else { return "https://api.example.com" }
        return hosts.count == 1 && hostRandom.oneIn(2) ? "" : "$\(host)"
    }

    private mutating func base(_ name: String, _ place: String) -> String {
        "https://\(name).\(place.replacing("_", with: "-")).example.com" + random.pick(["", "/", "/\(name)", "/v1/\(name)"])
    }
}
