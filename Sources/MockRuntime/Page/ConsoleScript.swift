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

        // A form's fields as members; those that are empty are left out.
        function members(form) {
          const object = {};
          for (const input of form.querySelectorAll("[name]")) {
            if (input.value === "" || input.value === "\(Redaction.mark)") continue;
            const type = input.dataset.type;
            if (type === "merge") Object.assign(object, JSON.parse(input.value));
            else object[input.name] = type === "json" ? JSON.parse(input.value) : type === "number" ? Number(input.value) : input.value;
          }
          return object;
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

        // Sends a request to an endpoint, put together from the fields by where each of them stands.
        async function attempt(form) {
          let path = form.getAttribute("action");
          const query = new URLSearchParams(), body = new URLSearchParams(), parts = new FormData(), json = {}, headers = {};
          const verb = form.querySelector("[data-in=verb]");
          const method = verb?.value.toUpperCase() || form.dataset.try;
          for (const input of form.querySelectorAll("[data-in]")) {
            const { name, value } = input;
            const place = input.dataset.in === "form" && method === "GET" ? "query" : input.dataset.in;
            if (place === "path") path = path.replace("{" + name + "}", encodeURIComponent(value));
            else if (value === "" || place === "verb") continue;
            else if (place === "query") query.append(name, value);
            else if (place === "form") body.append(name, value);
            else if (place === "multipart") parts.append(name, value);
            else if (place === "header") headers[name] = (input.dataset.scheme ? input.dataset.scheme + " " : "") + value;
            else json[name] = input.dataset.type === "string" ? value : JSON.parse(value);
          }
          const isJSON = Object.keys(json).length > 0;
          if (isJSON) headers["Content-Type"] = "application/json";
          const content = method === "GET" ? undefined : isJSON ? JSON.stringify(json) : parts.entries().next().done ? body : parts;
          const answer = await fetch(path + (query.size ? "?" + query : ""), { method, headers, body: content });
          const lines = [...answer.headers].map(([name, value]) => name + ": " + value);
          form.querySelector(".answer").textContent = [answer.status, ...lines, "", await answer.text()].join("\\n");
          await refresh();
        }

        function tell(error) { told.textContent = "✗ " + error; }

        document.addEventListener("submit", event => {
          const form = event.target;
          if (form.dataset.try && !event.submitter?.hasAttribute("data-open")) {
            event.preventDefault();
            attempt(form).catch(error => { form.querySelector(".answer").textContent = String(error); refresh().catch(tell); });
          } else if (form.dataset.send) {
            event.preventDefault();
            document.activeElement?.blur();
            Promise.resolve().then(() => control(form.dataset.send, form.dataset.path, JSON.stringify(members(form)))).catch(tell);
          }
        });

        document.addEventListener("click", event => {
          const button = event.target.closest("button[data-send]");
          if (!button) return;
          button.blur();
          control(button.dataset.send, button.dataset.path, button.dataset.body).catch(tell);
        });

        setInterval(() => { if (!document.hidden) refresh().catch(tell); }, 2000);

        """
}
