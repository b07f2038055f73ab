"""Measures mock servers beside nginx: requests a second, p99, processor time, start-up and memory; and each beside the same mock straight
from its YAML.

Each mock says in Benchmarks/mocks.json which request is its main one. nginx serves a static answer of the same size. The two are measured in
turn, in several short runs, and the medians are printed. Processor time is what holds on a machine that is busy otherwise.
"""

import argparse
import json
import os
import re
import signal
import statistics
import subprocess
import time
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))


def start(command):
    began = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    base = process.stdout.readline().strip()
    return process, base, (time.monotonic() - began) * 1000


def stop(process):
    process.send_signal(signal.SIGTERM)
    process.wait(10)


def send(base, step, values):
    """One request of a preparation; what it answers is kept under the names the step gives."""
    body = step.get("body", "").format(**values).encode() or None
    request = urllib.request.Request(base + step["path"].format(**values), data=body, method=step.get("method", "GET"))
    for name, value in step.get("headers", {}).items():
        request.add_header(name, value.format(**values))

    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_):
            return None

    opener = urllib.request.build_opener(Stay)
    try:
        answer = opener.open(request)
    except urllib.error.HTTPError as error:
        answer = error
    text = (answer.headers.get("Location") or "") + "\n" + answer.read().decode()
    for name, pattern in step.get("keep", {}).items():
        values[name] = re.search(pattern, text).group(1)
    return text


def script(work, call, values):
    path = os.path.join(work, "call.lua")
    with open(path, "w") as file:
        file.write(f'wrk.method = "{call.get("method", "GET")}"\n')
        for name, value in call.get("headers", {}).items():
            file.write(f'wrk.headers["{name}"] = [[{value.format(**values)}]]\n')
        if "body" in call:
            file.write(f'wrk.body = [[{call["body"].format(**values)}]]\n')
    return path


def wrk(url, seconds, lua=None, more=()):
    command = ["wrk", "-t1", "-c64", f"-d{seconds}s", "--latency", *more] + (["-s", lua] if lua else []) + [url]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", text).group(1))
    p99, unit = re.search(r"99%\s+([\d.]+)(\w+)", text).groups()
    errors = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    return rate, float(p99) * {"us": 0.001, "ms": 1, "s": 1000}[unit], int(errors.group(1)) if errors else 0


def processor_time(pid):
    """Seconds that all threads of a process have run."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def load(pid, url, seconds, lua=None):
    """Requests a second, p99 in milliseconds, microseconds of processor time for each request, refused requests."""
    before = processor_time(pid)
    rate, p99, errors = wrk(url, seconds, lua)
    return rate, p99, (processor_time(pid) - before) / (rate * seconds) * 1e6, errors


def measure_call(mock, name, pid, url, lua, body, given):
    beside = nginx(given.work, body)
    with open(f"/proc/{beside.pid}/task/{beside.pid}/children") as file:
        worker = int(file.read().split()[0])
    pairs = []
    try:
        for _ in range(given.rounds):
            pairs.append(load(worker, "http://127.0.0.1:18099/answer.json", given.seconds) + load(pid, url, given.seconds, lua))
    finally:
        beside.terminate()
        beside.wait(10)
    other, other_p99, other_time, _, rate, p99, used, _ = (statistics.median(figures) for figures in zip(*pairs))
    errors = max(pair[7] for pair in pairs)
    print(
        f"{mock} {name}: {rate:.0f} requests/s, p99 {p99:.1f} ms, {used:.1f} us of processor each; nginx static, {len(body)} bytes: "
        f"{other:.0f} requests/s, p99 {other_p99:.1f} ms, {other_time:.1f} us; ratios {rate / other:.2f}, p99 {p99 / other_p99:.2f}, "
        f"processor {other_time / used:.2f}" + (f"; {errors} refused" if errors else ""),
        flush=True,
    )


def nginx(work, body):
    os.makedirs(os.path.join(work, "logs"), exist_ok=True)
    with open(os.path.join(work, "answer.json"), "w") as file:
        file.write(body)
    with open(os.path.join(work, "nginx.conf"), "w") as file:
        file.write(
            f"""daemon off; worker_processes 1; pid {work}/nginx.pid; error_log {work}/error.log;
events {{ worker_connections 512; }}
http {{ access_log {work}/access.log; default_type application/json; keepalive_requests 1000000000;
server {{ listen 127.0.0.1:18099; root {work}; }} }}
"""
        )
    process = subprocess.Popen(["nginx", "-c", f"{work}/nginx.conf", "-p", work], stderr=subprocess.DEVNULL)
    time.sleep(0.5)
    return process


def memory(pid):
    with open(f"/proc/{pid}/status") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024


def measure_connections(pid, url, given, lua, mock):
    """Memory and descriptors over requests that each have a connection of their own."""
    figures = []
    sent = 0
    while True:
        figures.append(f"{memory(pid):.1f} MB and {len(os.listdir(f'/proc/{pid}/fd'))} descriptors after {sent}")
        if sent >= given.connections:
            break
        rate, _, _ = wrk(url, given.seconds, lua, ["-H", "Connection: close"])
        sent += int(rate * given.seconds)
    print(f"{mock}: new connections: {figures[0]}, {figures[1]}, {figures[-1]} (target: flat)", flush=True)


def start_up(command):
    times = []
    for _ in range(10):
        process, base, milliseconds = start(command)
        times.append(milliseconds)
        stop(process)
    return f"{sorted(times)[len(times) // 2]:.0f} ms (median of {len(times)}, best {min(times):.0f} ms)"


def measure_interpreted(mock, given, calls):
    """The mock that is read from its YAML beside the compiled one, call by call and in turn, so that both meet the same machine."""
    interpreted = [os.path.join(given.bin, "guidewright-mock"), mock.removesuffix("-mock"), "--root", given.root, "--port", "0"]
    if not os.path.exists(interpreted[0]):
        return
    print(f"{mock} from its YAML: start-up {start_up(interpreted)}; target 100 ms", flush=True)
    if not calls:
        return
    pair = []
    try:
        for command in ([os.path.join(given.bin, mock), "--port", "0"], interpreted):
            process, base, _ = start(command)
            pair.append((process, base, {}))
            for step in calls["prepare"]:
                send(base, step, pair[-1][2])
        for name, call in calls["calls"].items():
            rates = []
            for _, base, values in pair:
                rates.append(wrk(base + call["path"].format(**values), given.seconds, script(given.work, call, values))[0])
            print(f"{mock} from its YAML, {name}: {rates[1]:.0f} requests/s, {rates[1] / rates[0]:.2f} of the compiled mock's (target 0.5)", flush=True)
    finally:
        for process, _, _ in pair:
            stop(process)


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--bin", required=True)
    options.add_argument("--work", required=True)
    options.add_argument("--seconds", type=int, default=5)
    options.add_argument("--rounds", type=int, default=3, help="runs of which the median is printed")
    options.add_argument("--requests", type=int, default=1_000_000)
    options.add_argument("--connections", type=int, default=300_000)
    options.add_argument("--root", default=os.path.dirname(HERE), help="the folder that holds Specs/")
    options.add_argument("--only-interpreted", action="store_true", help="leave nginx and memory out")
    options.add_argument("mocks", nargs="*")
    given = options.parse_args()
    with open(os.path.join(HERE, "mocks.json")) as file:
        calls = json.load(file)
    for mock in given.mocks:
        executable = os.path.join(given.bin, mock)
        print(f"{mock}: start-up {start_up([executable, '--port', '0'])}; target 20 ms", flush=True)
        measure_interpreted(mock, given, calls.get(mock))
        if mock not in calls or given.only_interpreted:
            continue
        process, base, _ = start([executable, "--port", "0"])
        try:
            values = {}
            for step in calls[mock]["prepare"]:
                send(base, step, values)
            for name, call in calls[mock]["calls"].items():
                body = send(base, call, dict(values)).split("\n", 1)[1]
                lua = script(given.work, call, values)
                measure_call(mock, name, process.pid, base + call["path"].format(**values), lua, body, given)
            main_call = next(iter(calls[mock]["calls"].values()))
            lua = script(given.work, main_call, values)
            sent = 0
            early = ""
            while sent < given.requests:
                rate, _, _ = wrk(base + main_call["path"].format(**values), given.seconds, lua)
                sent += int(rate * given.seconds)
                early = early or f"{memory(process.pid):.0f} MB after {sent} requests, "
            print(f"{mock}: {early}{memory(process.pid):.0f} MB after {sent} (target: flat, and under 40)", flush=True)
            measure_connections(process.pid, base + main_call["path"].format(**values), given, lua, mock)
        finally:
            stop(process)


if __name__ == "__main__":
    main()
