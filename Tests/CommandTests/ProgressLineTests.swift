import Foundation
import Testing
import Workspaces

/// Progress on a made-up terminal, whose time passes when the test says so.
@Suite struct ProgressLineTests {
    private final class Terminal: @unchecked Sendable {
        private let lock = NSLock()
        private var passed = Duration.zero
        private var written = ""
        let start = ContinuousClock.now

        func pass(_ milliseconds: Int) { lock.withLock { passed += .milliseconds(milliseconds) } }
        var now: ContinuousClock.Instant { lock.withLock { start + passed } }
        func write(_ text: String) { lock.withLock { written += text } }

        /// What was written since this was asked last.
        func take() -> String {
            lock.withLock {
                defer { written = "" }
                return written
            }
        }
    }

    private let terminal = Terminal()

    private func progress(isShown: Bool = true, columns: Int = 80) -> ProgressLine {
        let terminal = terminal
        return ProgressLine(
            ProgressLine.Terminal(isShown: isShown, columns: { columns }, now: { terminal.now }, milliseconds: nil) { terminal.write($0) })
    }

    @Test func saysNothingOfShortWork() {
        let progress = progress()
        progress.during("read") {
            terminal.pass(499)
            progress.draw()
        }
        #expect(terminal.take().isEmpty)
    }

    @Test func saysHowFarLongWorkIsAndGoes() {
        let progress = progress()
        progress.during("check") {
            progress.expect(3, "systems")
            terminal.pass(500)
            progress.draw()
            #expect(terminal.take() == "\r\u{1B}[Kcheck: 0 of 3 systems (0 s)")
            progress.draw()
            #expect(terminal.take().isEmpty, "nothing is new")
            progress.advance()
            terminal.pass(2000)
            progress.draw()
            #expect(terminal.take() == "\r\u{1B}[Kcheck: 1 of 3 systems (2 s)")
        }
        #expect(terminal.take() == "\r\u{1B}[K")
        progress.draw()
        #expect(terminal.take().isEmpty)
    }

    @Test func countsNothingWhereTheWorkIsOnePiece() {
        let progress = progress()
        progress.during("check") {
            progress.expect(1, "systems")
            terminal.pass(500)
            progress.draw()
        }
        #expect(terminal.take() == "\r\u{1B}[Kcheck (0 s)\r\u{1B}[K")
    }

    @Test func stagesInARowAreOneWaitAndAPauseEndsIt() {
        let progress = progress()
        progress.during("read") { terminal.pass(400) }
        progress.during("check") {
            terminal.pass(200)
            progress.draw()
        }
        #expect(terminal.take().contains("check"))
        terminal.pass(1000)
        progress.during("read") {
            terminal.pass(200)
            progress.draw()
        }
        #expect(terminal.take().isEmpty)
    }

    @Test func makesRoomForWhatElseIsPrinted() {
        let progress = progress()
        progress.during("write") {
            terminal.pass(600)
            progress.draw()
            progress.aside { terminal.write("a warning\n") }
            progress.draw()
        }
        #expect(terminal.take() == "\r\u{1B}[Kwrite (0 s)\r\u{1B}[Ka warning\n\r\u{1B}[Kwrite (0 s)\r\u{1B}[K")
    }

    @Test func goesAlsoWhereTheWorkFails() {
        struct Broken: Error {}
        let progress = progress()
        #expect(throws: Broken.self) {
            try progress.during("read") {
                terminal.pass(600)
                progress.draw()
                throw Broken()
            }
        }
        #expect(terminal.take().hasSuffix("(0 s)\r\u{1B}[K"))
    }

    @Test func isNeverWiderThanTheTerminal() {
        let progress = progress(columns: 12)
        progress.during("reading 가이드.html") {
            terminal.pass(600)
            progress.draw()
        }
        #expect(terminal.take() == "\r\u{1B}[Kreading 가\r\u{1B}[K", "a letter takes two columns, and the last column stays free")
    }

    @Test func isNotThereWhereNobodyLooksOn() {
        let progress = progress(isShown: false)
        progress.during("read") {
            progress.expect(3, "systems")
            progress.advance()
            terminal.pass(600)
            progress.draw()
        }
        #expect(terminal.take().isEmpty)
        #expect(ProgressLine.Terminal.isWanted(isTerminal: true, environment: ["TERM": "xterm"]))
        #expect(ProgressLine.Terminal.isWanted(isTerminal: true, environment: ["TERM": "xterm", "CI": "false"]))
        #expect(!ProgressLine.Terminal.isWanted(isTerminal: false, environment: ["TERM": "xterm"]))
        #expect(!ProgressLine.Terminal.isWanted(isTerminal: true, environment: ["TERM": "xterm", "CI": "true"]))
        #expect(!ProgressLine.Terminal.isWanted(isTerminal: true, environment: ["TERM": "dumb"]))
    }
}
