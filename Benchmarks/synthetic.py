"""Writes a made-up system of N endpoints as a spec, and the same API as OpenAPI for generators that read that.

    synthetic.py N SPECS OPENAPI       writes SPECS/synthetic/*.yaml and the file OPENAPI

Half of the endpoints get a thing, half set one; each has a method, a flow and an answer of the mock. Every fourth endpoint has a class.
"""

import os
import sys

# Property, Objective-C type, field, type of the field, schema.
PROPERTIES = [
    ("identifier", "NSString *", "id", "string", "{type: string}"),
    ("name", "NSString *", "name", "string", "{type: string}"),
    ("kind", "NSString *", "kind", "string", "{type: string}"),
    ("price", "double ", "price", "number", "{type: number}"),
    ("active", "BOOL ", "active", "boolean", "{type: boolean}"),
    ("tags", "NSArray<NSString *> *", "tags", '"[string]"', "{type: array, items: {type: string}}"),
    ("created", "NSString *", "created", "string", "{type: string}"),
    ("owner", "NSString *", "owner", "string", "{type: string}"),
]
REQUIRED = ("id", "name")


def text(words):
    return f"{{en: {words}, ko: {words}}}"


def system():
    yield f"system:\n  id: synthetic\n  module: SyntheticKit\n  title: {text('Synthetic')}\n  summary: {text('A made-up system.')}\n"
    yield f"sources:\n  - id: made\n    title: {text('Made up')}\n"


def api(count):
    yield (
        f"errors:\n  - name: ThingError\n    form: nsEnum\n    rawType: NSInteger\n    domain: com.example.thing\n    documented: made\n"
        f"    text: {text('What went wrong.')}\n    cases:\n"
        f"      - {{name: ThingErrorBad, code: 1, status: 400, wire: {{code: bad}}, text: {text('Bad.')}}}\n"
        f"      - {{name: ThingErrorOffline, code: 2, text: {text('No network.')}}}\nclasses:\n"
    )
    for number in range(classes(count)):
        yield f"  - name: Thing{number}\n    documented: made\n    text: {text('A thing.')}\n    properties:\n"
        for name, kind, field, _, _ in PROPERTIES:
            copied = "" if kind in ("double ", "BOOL ") else "copy, "
            yield f'      - declaration: "@property (nonatomic, {copied}readonly) {kind}{name};"\n'
            yield f"        field: {field}\n        text: {text('A property.')}\n"
    for number in range(count // 2):
        if number % 25 == 0:
            yield (
                f"  - name: ThingClient{number // 25}\n    documented: made\n    text: {text('Calls.')}\n    shared: sharedClient\n"
                f'    methods:\n      - declaration: "+ (instancetype)sharedClient;"\n        text: {text("The client.")}\n'
            )
        handler = f"completion:(void (^)(Thing{number % classes(count)} *thing, NSError *error))completion;"
        yield f'      - declaration: "- (void)getThing{number}WithIdentifier:(NSString *)identifier {handler}"\n'
        yield f"        flow: getThing{number}\n        text: {text('Gets a thing.')}\n"
        yield f'      - declaration: "- (void)setThing{number}WithIdentifier:(NSString *)identifier name:(NSString *)name {handler}"\n'
        yield f"        flow: setThing{number}\n        text: {text('Sets a thing.')}\n"


def fields(indentation, skipped=()):
    for _, _, field, kind, _ in PROPERTIES:
        if field not in skipped:
            yield f"{indentation}- {{name: {field}, type: {kind}{', required: true' if field in REQUIRED else ''}}}\n"


def endpoints(count):
    yield "failures:\n  - name: api\n    status: 400\n    body: {code: $wire.code, message: $message}\n    errors: [ThingError]\n"
    yield "    transport: {unreachable: ThingError.ThingErrorOffline}\nendpoints:\n"
    for number in range(count // 2):
        for verb, method in (("get", "GET"), ("set", "POST")):
            yield f"  - name: {verb}Thing{number}\n    documented: made\n    method: {method}\n    text: {text('A call.')}\n"
            yield f"    url: https://api.example.com/v1/things{number}/{{id}}\n    path: [{{name: id, type: string, required: true}}]\n"
            if verb == "get":
                yield "    query: [{name: verbose, type: boolean}]\n    headers: [{name: X-App, type: string, required: true}]\n"
            else:
                yield "    json:\n"
                yield from fields("      ", skipped=["id"])
            yield "    response:\n      status: 200\n      kind: json\n      fields:\n"
            yield from fields("        ")
            yield "    failure: api\n    errors: [ThingErrorBad]\n"


def flows(count):
    yield "flows:\n"
    for number in range(count // 2):
        for verb, arguments in (("get", "X-App: app"), ("set", "name: $arg.name")):
            made = f"{{make: Thing{number % classes(count)}, from: $response}}"
            yield f"  - name: {verb}Thing{number}\n    text: {text('A flow.')}\n    steps:\n      - call: {verb}Thing{number}\n"
            yield f"        with: {{id: $arg.identifier, {arguments}}}\n      - complete: {{thing: {made}}}\n"
            yield "    onFailure: [{complete: {error: $error}}]\n"


def mock(count):
    yield "mock:\n  answers:\n"
    for number in range(count // 2):
        for verb in ("get", "set"):
            yield f"    - endpoint: {verb}Thing{number}\n      steps:\n        - require: {{not: {{equal: [$request.id, bad]}}}}\n"
            yield "          otherwise: [{fail: ThingErrorBad}]\n"
            yield "        - respond: {id: $request.id, name: Thing, kind: a, price: 1.5, active: true, tags: [], created: now, owner: me}\n"


def openapi(count):
    yield "openapi: 3.0.3\ninfo: {title: Synthetic, version: '1'}\nservers: [{url: https://api.example.com/v1}]\npaths:\n"
    for number in range(count // 2):
        answer = f"{{description: A thing., content: {{application/json: {{schema: {{$ref: '#/components/schemas/Thing{number % classes(count)}'}}}}}}}}"
        answers = f"{{'200': {answer}, '400': {{description: Bad., content: {{application/json: {{schema: {{$ref: '#/components/schemas/Failure'}}}}}}}}}}"
        body = f"{{content: {{application/json: {{schema: {{$ref: '#/components/schemas/Thing{number % classes(count)}'}}}}}}}}"
        yield f"  /things{number}/{{id}}:\n    parameters: [{{name: id, in: path, required: true, schema: {{type: string}}}}]\n"
        yield f"    get:\n      operationId: getThing{number}\n      parameters:\n        - {{name: verbose, in: query, schema: {{type: boolean}}}}\n"
        yield f"        - {{name: X-App, in: header, required: true, schema: {{type: string}}}}\n      responses: {answers}\n"
        yield f"    post:\n      operationId: setThing{number}\n      requestBody: {body}\n      responses: {answers}\n"
    yield "components:\n  schemas:\n    Failure: {type: object, properties: {code: {type: string}, message: {type: string}}}\n"
    members = ", ".join(f"{field}: {schema}" for _, _, field, _, schema in PROPERTIES)
    for number in range(classes(count)):
        yield f"    Thing{number}: {{type: object, required: [{', '.join(REQUIRED)}], properties: {{{members}}}}}\n"


def classes(count):
    return max(1, count // 4)


def main():
    count, folder, description = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    os.makedirs(f"{folder}/synthetic", exist_ok=True)
    parts = {"system": system(), "api": api(count), "endpoints": endpoints(count), "flows": flows(count), "mock": mock(count)}
    for name, lines in parts.items():
        with open(f"{folder}/synthetic/{name}.yaml", "w", encoding="utf-8") as file:
            file.writelines(lines)
    with open(description, "w", encoding="utf-8") as file:
        file.writelines(openapi(count))


if __name__ == "__main__":
    main()
