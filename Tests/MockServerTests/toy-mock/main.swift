import MockServer
import ToySystem

await MockServerCommand.main(ToySystem.system)
