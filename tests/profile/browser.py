"""Headless Chromium by its DevTools protocol: messages of JSON over two pipes, without a further package."""

import base64
import contextlib
import json
import os
import select
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-headless-shell", "google-chrome", "chromium-browser")
# Root has no sandbox, a container hardly any shared memory; nothing may look for updates.
OPTIONS = """--headless --no-sandbox --disable-gpu --disable-dev-shm-usage --remote-debugging-pipe --no-first-run
--disable-background-networking --disable-component-update --disable-default-apps --disable-extensions --disable-sync
--hide-scrollbars --force-color-profile=srgb"""
SECONDS = 60


class Browser:
    """One process and one tab; events of the tab are kept."""

    def __init__(self, folder: Path) -> None:
        program = next((found for name in NAMES if (found := shutil.which(name))), None)
        if not program:
            sys.exit("no Chromium; install the Debian package chromium-headless-shell (scripts/test does)")
        to_browser, self.commands = os.pipe()
        self.answers, from_browser = os.pipe()
        self.log = (folder / "chromium.log").open("w+")
        # Chromium reads commands from descriptor 3 and writes to 4; the shell moves them there.
        script = f'exec "$0" "$@" 3<&{to_browser} 4>&{from_browser}'
        self.process = subprocess.Popen(
            ["/bin/bash", "-c", script, program, *OPTIONS.split(), f"--user-data-dir={folder / 'chromium'}"],
            pass_fds=(to_browser, from_browser),
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=self.log,
            start_new_session=True,
        )
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.number, self.session = b"", 0, ""
        self.events: list[dict[str, Any]] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        """End the browser's own session of processes."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def _message(self, deadline: float) -> dict[str, Any]:
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.answers], [], [], max(deadline - time.monotonic(), 0))
            part = os.read(self.answers, 1 << 16) if ready else b""
            if not part:
                self.log.seek(0)
                sys.exit(f"Chromium {'ended' if ready else 'does not answer'}:\n{self.log.read()[-3000:]}")
            self.buffer += part
        first, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(first)

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """The result of a command. Events that arrive before it are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + SECONDS
        while True:
            answer = self._message(deadline)
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, event: str) -> None:
        deadline = time.monotonic() + SECONDS
        while not any(seen["method"] == event for seen in self.events):
            self.events.append(self._message(deadline))

    def open(self, file: Path, width: int, height: int, scheme: str) -> None:
        """Load a page; earlier events are forgotten."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.events.clear()
        self.call("Page.navigate", url=file.as_uri())
        self.wait_for("Page.loadEventFired")

    def evaluate(self, expression: str) -> Any:
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            sys.exit(f"{expression[:200]}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def screenshot(self, file: Path, whole: bool = False) -> None:
        data = self.call("Page.captureScreenshot", captureBeyondViewport=whole, **({} if not whole else self._whole()))
        file.write_bytes(base64.b64decode(data["data"]))

    def _whole(self) -> dict[str, Any]:
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        return {"clip": {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}}
