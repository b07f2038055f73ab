import MockRuntime
import Testing
import ToySystem

@testable import MockServer

/// Which of several mocks a request is for, by its host.
struct HostTableTests {
    private let table: HostTable = {
        var other = ToySystem.system
        other.id = "other"
        let hosts = ["api.example.com", "{tenant}.login.example.com", "{anything}"]
        return HostTable([ServedMock(ToySystem.system, hosts: ["api.example.com"]), ServedMock(other, hosts: hosts)])
    }()

    @Test(arguments: [
        ("api.example.com", 0), ("API.example.com:8443", 0), ("toy-login.localhost:8080", 0), ("other.localhost", 1),
        ("fabrikam.login.example.com", 1), ("login.example.com", nil), ("a.b.login.example.com", nil), ("127.0.0.1:8080", nil),
        ("localhost", nil), ("", nil), (nil, nil),
    ])
    func aHostTellsWhoseARequestIs(_ authority: String?, _ place: Int?) { #expect(table.place(of: authority) == place) }
}
