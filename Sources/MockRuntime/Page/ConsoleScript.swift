/// The page's script: sends what forms and buttons say, and puts in the page as it is then.
enum ConsoleScript {
    static var reply: MockReply {
        let headers: HTTPFields = [.contentType: "text/javascript;charset=utf-8", .cacheControl: "no-store"]
        return MockReply(status: 200, headers: headers, body: Array(text.utf8), outcome: Outcome.control)
    }

    private static let text = """
        "use strict";
        const prefix = document.body.dataset.prefix;
        const told = document.getElementById("told");

        // A form's fields as members; those that are empty are left out, or taken away where something was.
        function members(form) {
          const object = {};
          for (const input of form.querySelectorAll("[name]")) {
            const type = input.dataset.type, value = input.value;
            if (value === "\(Redaction.mark)") continue;
            if (value === "") { if (form.dataset.send === "PATCH" && input.defaultValue) object[input.name] = null; }
            else if (type === "merge") Object.assign(object, JSON.parse(value));
            else object[input.name] = type === "json" ? JSON.parse(value) : type === "number" ? number(value) : value;
          }
          return object;
        }

        // What is no number, or one that the script cannot hold, goes as it is: JSON would make null of it, or another number.
        function number(text) {
          const number = Number(text);
          return Number.isFinite(number) && (Number.isSafeInteger(number) || !Number.isInteger(number)) ? number : text;
        }

        async function control(method, path, body) {
          const answer = await fetch(prefix + "/__mock/" + path, { method, body });
          const text = await answer.text();
          told.textContent = (answer.ok ? "✓ " : "✗ ") + answer.status + " " + text.slice(0, 500);
          await refresh();
        }

        // Sections are exchanged where they have changed and nobody is about to write in them; what is open stays open.
        async function refresh() {
          const answer = await fetch(location.pathname + location.search, { headers: { Accept: "text/html" } });
          if (!answer.ok) return;
          const page = new DOMParser().parseFromString(await answer.text(), "text/html");
          for (const fresh of page.querySelectorAll("main > section")) {
            const old = document.getElementById(fresh.id);
            if (!old || fresh.id === "endpoints" || old.dataset.shown === fresh.innerHTML || old.contains(document.activeElement)) continue;
            const open = [...old.querySelectorAll("details[open]")].map(details => details.id);
            old.dataset.shown = fresh.innerHTML;
            old.replaceChildren(...fresh.childNodes);
            for (const id of open) document.getElementById(id)?.setAttribute("open", "");
          }
        }

        // What a form's fields say, by where each of them stands in a request or in a message.
        function gather(form) {
          const query = new URLSearchParams(), body = new URLSearchParams(), parts = new FormData(), json = {}, headers = {};
          let path = form.getAttribute("action"), whole;
          const method = form.querySelector("[data-in=verb]")?.value.toUpperCase() || form.dataset.try;
          for (const input of form.querySelectorAll("[data-in]")) {
            const { name, value } = input;
            const place = input.dataset.in === "form" && method === "GET" ? "query" : input.dataset.in;
            if (place === "path") path = path.replace("{" + name + "}", encodeURIComponent(value));
            else if (value === "" || place === "verb") continue;
            else if (place === "query") query.append(name, value);
            else if (place === "form") body.append(name, value);
            else if (place === "multipart") { if (!name.includes(";")) parts.append(name, value); }
            else if (place === "header") headers[name] = (input.dataset.scheme ? input.dataset.scheme + " " : "") + value;
            else if (place === "anyHeaders") Object.assign(headers, JSON.parse(value));
            else if (place === "anyQuery") for (const [key, text] of Object.entries(JSON.parse(value))) query.append(key, text);
            else if (place === "anyBody") whole = value;
            else if (place === "body") whole = input.dataset.type === "string" && method ? JSON.stringify(value) : value;
            else json[name] = input.dataset.type === "string" ? value : JSON.parse(value);
          }
          if (whole === undefined && Object.keys(json).length > 0) whole = JSON.stringify(json);
          return { target: path + (query.size ? "?" + query : ""), method, headers, whole, form: parts.entries().next().done ? body : parts };
        }

        // What is under way of a form, each with a way to end it: answers that go on, and connections.
        const underWay = new Map();

        function begin(form, end) {
          underWay.get(form)?.();
          underWay.set(form, end);
          form.querySelector("[data-leave]")?.removeAttribute("hidden");
        }

        function isOver(form, end) {
          if (underWay.get(form) !== end) return;
          underWay.delete(form);
          form.querySelector("[data-leave]")?.setAttribute("hidden", "");
        }

        // Sends a request to an endpoint, and shows its answer as it comes: that of events may go on.
        async function attempt(form) {
          const { target, method, headers, whole, form: fields } = gather(form);
          const aborter = new AbortController(), end = () => aborter.abort();
          begin(form, end);
          try {
            if (whole !== undefined) headers["Content-Type"] ??= "application/json";
            const body = method === "GET" || method === "HEAD" ? undefined : whole ?? fields;
            const answer = await fetch(target, { method, headers, body, signal: aborter.signal });
            const lines = [...answer.headers].map(([name, value]) => name + ": " + value);
            const shown = form.querySelector(".answer");
            shown.textContent = [answer.status, ...lines, "", ""].join("\\n");
            refresh().catch(tell);
            const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
            for (let part; reader && !(part = await reader.read()).done; ) shown.textContent += part.value;
          } catch (error) {
            if (!aborter.signal.aborted) throw error;
          } finally {
            isOver(form, end);
          }
          await refresh();
        }

        const sockets = new Map();

        // What was said is shown where the connection was opened, and where one says something.
        function show(name, line) {
          const id = CSS.escape(name);
          for (const place of document.querySelectorAll(`[data-listen=${id}] .answer, [data-say=${id}] .answer`)) {
            place.textContent += line + "\\n";
          }
        }

        function listen(form) {
          const name = form.dataset.listen;
          const { target, headers } = gather(form);
          const offered = (headers["Sec-WebSocket-Protocol"] ?? "").split(",").map(text => text.trim()).filter(Boolean);
          const socket = new WebSocket(location.origin.replace("http", "ws") + target, offered), end = () => socket.close();
          socket.binaryType = "arraybuffer";
          begin(form, end);
          sockets.set(name, socket);
          socket.onopen = () => { show(name, "✓ 101"); refresh().catch(tell); };
          socket.onmessage = ({ data }) => {
            const shown = data instanceof ArrayBuffer ? new Uint8Array(data).toHex?.() ?? `(${data.byteLength} bytes)` : data;
            show(name, "← " + shown);
            refresh().catch(tell);
          };
          // Why a handshake is refused no browser tells; the journal does.
          socket.onclose = event => { show(name, `✗ ${event.code} ${event.reason}`); isOver(form, end); refresh().catch(tell); };
          return socket;
        }

        // Opens the WebSocket first, with what stands in its form, where it is not open.
        function say(form) {
          const name = form.dataset.say, isBytes = form.querySelector("[data-in=anyBody]") !== null;
          const message = gather(form).whole ?? (isBytes ? "" : "{}");
          const isUsable = socket => socket && socket.readyState <= WebSocket.OPEN;
          const socket = isUsable(sockets.get(name))
            ? sockets.get(name) : listen(document.querySelector(`[data-listen=${CSS.escape(name)}]`));
          const send = () => { show(name, "→ " + message); socket.send(isBytes ? new TextEncoder().encode(message) : message); };
          if (socket.readyState === WebSocket.OPEN) send(); else socket.addEventListener("open", send);
        }

        function tell(error) { told.textContent = "✗ " + error; }

        document.addEventListener("submit", event => {
          const form = event.target;
          const problem = error => { form.querySelector(".answer").textContent = String(error); refresh().catch(tell); };
          if (form.dataset.try && !event.submitter?.hasAttribute("data-open")) {
            event.preventDefault();
            attempt(form).catch(problem);
          } else if (form.dataset.listen || form.dataset.say) {
            event.preventDefault();
            try { form.dataset.say ? say(form) : listen(form); } catch (error) { problem(error); }
          } else if (form.dataset.send) {
            event.preventDefault();
            document.activeElement?.blur();
            Promise.resolve().then(() => control(form.dataset.send, form.dataset.path, JSON.stringify(members(form)))).catch(tell);
          }
        });

        document.addEventListener("click", event => {
          if (event.target.closest("button[data-leave]")) return underWay.get(event.target.closest("form"))?.();
          const button = event.target.closest("button[data-send]");
          if (!button) return;
          button.blur();
          control(button.dataset.send, button.dataset.path, button.dataset.body).catch(tell);
        });

        setInterval(() => { if (!document.hidden) refresh().catch(tell); }, 2000);

        """
}
