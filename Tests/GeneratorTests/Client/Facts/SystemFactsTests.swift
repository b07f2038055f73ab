import SourceText
import Spec
import Testing

@testable import Generator

/// What is decided of a system as a whole.
struct SystemFactsTests {
    /// The lamp's system with other superclasses.
    private func lamp(_ change: (inout [ClassType]) throws -> Void) throws -> Spec {
        var spec = try LampFixture.spec()
        try change(&spec.classes)
        return spec
    }

    private func client(_ spec: Spec) -> [String] {
        ClientGenerator(SettledSystem(spec), .builtIn).files().map(\.path)
    }

    @Test func aClassThatInheritsFromItselfEnds() throws {
        let spec = try lamp { classes in
            classes[0].superclass = Located(classes[0].name.value, at: classes[0].place)
        }
        let type = spec.classes[0]
        #expect(SystemModel(spec).ancestry(of: type).map(\.name.value) == [type.name.value])
        #expect(client(spec).contains("\(type.name.value).swift"))
    }

    @Test func classesThatInheritFromEachOtherEnd() throws {
        let spec = try lamp { classes in
            let (first, second) = (classes[0], classes[1])
            classes[0].superclass = Located(second.name.value, at: first.place)
            classes[1].superclass = Located(first.name.value, at: second.place)
        }
        #expect(SystemModel(spec).ancestry(of: spec.classes[0]).count == 2)
        #expect(client(spec).contains("\(spec.classes[1].name.value).swift"))
    }

    /// Each class of a line asks those above it: asked anew in each, 24 of them would take hours.
    @Test func aLongLineOfSuperclassesIsLookedAtOnce() throws {
        let spec = try lamp { classes in
            let base = try #require(classes.first { $0.shared == nil && $0.methods.isEmpty })
            for number in 0..<24 {
                var type = base
                type.name.value = "Line\(number)"
                type.superclass = number == 0 ? nil : Located("Line\(number - 1)", at: base.place)
                classes.append(type)
            }
        }
        #expect(client(spec).contains("Line23.swift"))
    }

    @Test func membersThatAFlowSetsChange() throws {
        let model = SystemModel(try LampFixture.spec())
        let changed = model.behaviour.changedMembers
        #expect(!changed.isEmpty)
        let members = model.spec.classes.flatMap { model.settled($0).members }.filter { changed.contains($0.specName) }
        #expect(!members.isEmpty && members.allSatisfy(\.isMutable))
    }

    @Test func methodsAreFoundByTheirSelector() throws {
        let model = SystemModel(try LampFixture.spec())
        for type in model.spec.classes {
            let facts = ClassFacts(type, model)
            for method in type.methods {
                #expect(facts.face(of: method).method.spelling.value == method.spelling.value)
                #expect(model.settled(type).faces.face(named: method.name)?.method.name == method.name)
            }
        }
    }
}
