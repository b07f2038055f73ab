import Diagnostics
import Foundation
import SourceText
import Spec
import Testing

@testable import Generator
@testable import SwiftCode

/// The smallest system with a mock, and what is added to it.
enum Sample {
    static let system = """
        system:
          id: sample-shop
          module: SampleShop
          title: {en: Sample, ko: 예시}
          summary: {en: A sample., ko: 예시입니다.}
        errors:
          - name: ShopError
            form: swift
            rawType: Int
            domain: com.example.shop
            invented: A sample.
            text: {en: What goes wrong., ko: 오류입니다.}
            cases:
              - {name: unknownItem, code: 1, wire: {code: unknown_item}, invented: A sample., text: {en: "No \\"such\\" item.", ko: 없는 상품입니다.}}
              - {name: soldOut, code: 2, wire: {code: sold_out}, invented: A sample., status: 409, text: {en: None is left., ko: 품절입니다.}}
        durations:
          - {name: orderLife, seconds: 60, invented: A sample., text: {en: How long an order waits., ko: 주문이 유효한 시간입니다.}}
        failures:
          - name: plain
            status: 400
            body: {error.code: $wire.code, error.text: $message, item: $detail.item}
            errors: [ShopError]
            invented: A sample.
        endpoints:
          - name: order
            method: POST
            url: https://shop.example.com/v1/orders/{kind}
            invented: A sample.
            text: {en: Orders an item., ko: 상품을 주문합니다.}
            path: [{name: kind, type: string, required: true}]
            json:
              - {name: item, type: string, required: true}
              - {name: count, type: integer}
            response:
              status: 201
              kind: json
              fields:
                - {name: id, type: string, required: true}
                - {name: left, type: integer, required: true, wire: string}
            failure: plain
            onInvalid: unknownItem
            errors: [unknownItem, soldOut]
        """

    static func mock(_ steps: String) -> String {
        """
        mock:
          app:
            - {name: key, type: string, value: "k"}
          records:
            - name: items
              key: id
              editable: true
              fields: [{name: id, type: string}, {name: left, type: integer}]
              seeds: [{id: apple, left: 3}]
            - name: orders
              key: id
              lives: {duration: orderLife}
              fields: [{name: id, type: string}, {name: item, type: string}]
          answers:
            - endpoint: order
              steps:
        \(steps.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n"))
        """
    }

    static func load(_ parts: [String]) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        SpecLoader.load(folder: (parts.isEmpty ? [] : [system] + parts).enumerated().map { SourceFile(path: "part\($0).yaml", text: $1) })
    }

    static func spec(_ parts: String...) throws -> Spec {
        let (spec, diagnostics) = load(parts)
        let errors = diagnostics.filter { $0.severity == .error }.map(\.message)
        try #require(errors == [], "\(errors)")
        return try #require(spec)
    }

    /// A file of the generated tests.
    static func test(_ name: String, of spec: Spec) -> String? {
        TestSuiteGenerator(SettledSystem(spec), .builtIn).files().first { $0.path == "Tests/\(name).swift" }?.swift.text
    }

    static func answers(_ steps: String) throws -> String {
        let spec = try spec(mock(steps))
        return try #require(MockGenerator(SettledSystem(spec), .builtIn).files().first { $0.path == "Mock/Answers.swift" }?.swift.text)
    }
}
