// Nearly every command reads a workspace and says what is wrong with it.
@_exported import Workspaces
