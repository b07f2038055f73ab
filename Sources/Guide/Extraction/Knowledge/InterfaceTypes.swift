/// Types of SwiftUI and Combine, which samples build an app's screens of: none is the SDK's.
extension Vocabulary {
    /// Whose names nobody else gives a type.
    static func isInterfaceType(_ name: String) -> Bool { interfaceTypes.contains(name) }

    /// Whose names an SDK may give a type of its own: the platform's only where samples use SwiftUI.
    static func isCommonInterfaceType(_ name: String) -> Bool { commonInterfaceTypes.contains(name) }

    /// Whether a sample uses SwiftUI or Combine: it imports one, or has a view.
    static func usesInterfaceTypes(_ listing: String) -> Bool {
        ["import SwiftUI", "import Combine", "some View"].contains { listing.has($0) }
    }

    private static let interfaceTypes: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "ForEach", "Spacer", "ProgressView",
        "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "NavigationPath", "TabView", "ScrollView",
        "ScrollViewReader", "GeometryReader", "GeometryProxy", "ViewThatFits", "AnyView", "EmptyView", "TupleView", "AsyncImage",
        "DisclosureGroup", "GroupBox", "ToolbarItem", "ToolbarItemGroup", "LabeledContent", "RoundedRectangle", "LinearGradient",
        "RadialGradient", "AngularGradient", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage", "SceneStorage",
        "GestureState", "FocusState", "ViewBuilder", "PreviewProvider", "ObservableObject", "UIViewRepresentable",
        "UIViewControllerRepresentable", "NSViewRepresentable", "UIHostingController", "NSHostingController",
        "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "PrimitiveButtonStyle", "LongPressGesture", "EdgeInsets",
        "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    ]

    private static let commonInterfaceTypes: Set<String> = [
        "Group", "Label", "List", "Section", "Form", "Menu", "Picker", "Divider", "Toggle", "Slider", "Stepper", "TextField", "SecureField",
        "TextEditor", "DatePicker", "ColorPicker", "Grid", "GridRow", "GridItem", "Rectangle", "Circle", "Capsule", "Ellipse", "Font",
        "Animation", "Alignment", "Link", "Path", "ButtonStyle", "LabelStyle", "DragGesture", "TapGesture", "Just", "Future",
    ]
}
