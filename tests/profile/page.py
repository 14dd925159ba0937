"""The pages of the profiler and of the checker in headless Chromium: on a desktop and on a phone, light and dark.

Usage: page.py FOLDER, which gets screenshots."""

import json
import shutil
import sys
from pathlib import Path

from bindery_mpi.check.checks import CHECKS
from bindery_mpi.check.page import page as page_of_findings
from bindery_mpi.profile.compare import compare
from bindery_mpi.profile.comparison import page as page_of_comparison
from bindery_mpi.profile.merge import report
from bindery_mpi.profile.page import page
from browser import Browser
from example_run import FOLDER, ROUTINES, processes

HERE = Path(__file__).resolve().parent
SCREENS = {"desktop": (1280, 800), "phone": (390, 844)}
READABLE = 4.5  # WCAG 2, level AA
ALL = [(screen, scheme) for screen in SCREENS for scheme in ("light", "dark")]
RUNS = {"one": (1, ALL), "few": (4, ALL), "many": (1000, [("desktop", "light"), ("phone", "dark")])}
FACTS = (HERE / "facts.js").read_text()


def check(condition: object, message: str) -> None:
    if not condition:
        sys.exit(message)


def check_silence(browser: Browser, what: str) -> None:
    """Neither errors nor messages, and no request except for the page."""
    browser.evaluate("new Promise(done => setTimeout(done, 50))")
    for event in browser.events:
        method, values = event["method"], event["params"]
        check(
            method not in ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"), f"{what}: {values}"
        )
    requests = [e["params"]["request"]["url"] for e in browser.events if e["method"] == "Network.requestWillBeSent"]
    check(
        len(requests) == 1 and requests[0].startswith("file:"), f"{what}: requests {requests}, expected the page alone"
    )


def check_layout(facts: dict, what: str) -> None:
    check(facts["inner"] == SCREENS[what.split(", ")[1]][0], f"{what}: the page is {facts['inner']} wide")
    check(facts["scroll"] <= facts["inner"], f"{what}: {facts['scroll']} wide, the screen has {facts['inner']}")
    for fact in ("wide", "hidden", "overlaps"):
        check(not facts[fact], f"{what}: beyond the screen or its cell ({fact}): {facts[fact]}")
    is_phone = facts["inner"] == SCREENS["phone"][0]
    check(not (is_phone and facts["sideways"]), f"{what}: to read them one scrolls sideways: {facts['sideways']}")
    for fact in ("verdict", "summary", "bars") if is_phone else ("verdict", "summary", "bars", "routines", "third"):
        check(0 < facts[fact] < facts["height"], f"{what}: {fact} is not on the first screen: {facts[fact]}")


def check_texts(facts: dict, what: str) -> None:
    check(len(facts["texts"]) > 100, f"{what}: {len(facts['texts'])} texts")
    faint = [text for text in facts["texts"] if text["contrast"] < READABLE]
    check(not faint, f"{what}: contrast below {READABLE}: {faint[:5]}")
    small = [text for text in facts["texts"] if text["size"] < 11]
    check(not small, f"{what}: small: {small[:5]}")


def check_charts(facts: dict, what: str, number: int) -> None:
    charts = facts["charts"]
    check(len(charts) > 2 * min(number, 50) + len(ROUTINES), f"{what}: {len(charts)} charts")
    for chart in charts:
        name = f"{what}: chart {chart['name']}"
        check(chart["marks"], f"{name} is empty")
        check(not chart["outside"], f"{name}: marks outside of it: {chart['outside']}")
        check(not chart["black"], f"{name}: marks without a colour of the page: {chart['black']}")
        check(not chart["faint"], f"{name}: marks that can hardly be seen: {chart['faint']}")
        if chart["shown"]:
            check(chart["seen"] and chart["width"] > 20 and chart["height"] > 5, f"{name}: cannot be seen: {chart}")


def check_open(browser: Browser, what: str) -> None:
    """Also what is folded fits the screen."""
    details = "document.querySelectorAll('details')"
    folded = browser.evaluate(f"[...{details}].map(fold => [fold.open, fold.open = true][0])")
    check_layout(browser.evaluate(FACTS), f"{what}, all open")
    browser.evaluate(f"{json.dumps(folded)}.forEach((open, i) => {{ {details}[i].open = open; }})")


def check_scripts(browser: Browser, facts: dict, what: str) -> None:
    """A click on a head sorts, the other way if it is the one that sorts already; a chart has a tooltip."""
    browser.evaluate("document.querySelectorAll('thead th')[3].click()")
    calls = "[...document.querySelector('tbody').rows].map(row => Number(row.children[3].dataset.value))"
    down = browser.evaluate(calls)
    check(down == sorted(down, reverse=True) and len(set(down)) > 3, f"{what}: a click on Calls sorts to {down}")
    browser.evaluate("document.querySelectorAll('thead th')[3].click()")
    check(browser.evaluate(calls) == down[::-1], f"{what}: a second click does not turn the order")
    browser.evaluate("document.querySelectorAll('thead th')[1].click()")
    names = browser.evaluate(f"{FACTS}.names")
    check(names == facts["names"], f"{what}: sorted by time: {names}, expected {facts['names']}")
    browser.evaluate("document.querySelector('.bar svg').scrollIntoView({block: 'center'})")
    box = browser.evaluate("(b => [b.x + 5, b.y + 5])(document.querySelector('.bar svg').getBoundingClientRect())")
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=box[0], y=box[1])
    shown = browser.evaluate("document.getElementById('tip').hidden ? '' : document.getElementById('tip').textContent")
    check(shown.startswith("rank 0"), f"{what}: the tooltip of the first rank is {shown!r}")


def check_zoom(browser: Browser, what: str) -> None:
    """Dragging over a quarter of the timeline shows that quarter of the run, of every rank; the button shows all."""
    charts = "[...document.querySelectorAll('.timeline svg')]"
    views = f"[...new Set({charts}.map(chart => chart.getAttribute('viewBox')))].join()"
    axis = "[...document.querySelector('.timeline + .axis').children].map(label => label.textContent)"
    whole = browser.evaluate(views), browser.evaluate(axis)
    browser.evaluate(f"{charts}[0].scrollIntoView({{block: 'center'}})")
    left, top, width = browser.evaluate(f"(b => [b.x, b.y + 3, b.width])({charts}[0].getBoundingClientRect())")
    for kind, part in (("mousePressed", 0.25), ("mouseMoved", 0.4), ("mouseReleased", 0.5)):
        values = {"button": "left", "buttons": int(kind != "mouseReleased"), "clickCount": 1}
        browser.call("Input.dispatchMouseEvent", type=kind, x=left + part * width, y=top, **values)
    (view,) = browser.evaluate(views).split(",")
    begin, _, length, _ = map(float, view.split())
    check(abs(begin - 30) < 1 and abs(length - 30) < 1, f"{what}: dragging shows columns {begin} and {length} more")
    check(browser.evaluate(axis) != whole[1], f"{what}: the axis is still {whole[1]}")
    browser.evaluate("document.querySelector('.hint button').click()")
    now = browser.evaluate(views), browser.evaluate(axis)
    check(now == whole, f"{what}: the button shows {now}, expected {whole}")


def seen(browser: Browser, file: Path, screen: str, scheme: str) -> dict:
    """Checks what any page shows."""
    what = f"{file.stem}, {screen}, {scheme}"
    picture = file.with_name(f"{file.stem}-{screen}-{scheme}.png")
    browser.open(file, *SCREENS[screen], scheme)
    browser.screenshot(picture)
    browser.screenshot(picture.with_stem(f"{picture.stem}-whole"), whole=True)
    facts = browser.evaluate(FACTS)
    check_silence(browser, what)
    check_layout(facts, what)
    check_texts(facts, what)
    return facts


def check_page(browser: Browser, file: Path, number: int, screen: str, scheme: str) -> str:
    """All of it; the colour of the background."""
    what = f"{file.stem}, {screen}, {scheme}"
    facts = seen(browser, file, screen, scheme)
    check_charts(facts, what, number)
    check_open(browser, what)
    check_scripts(browser, facts, what)
    check_zoom(browser, what)
    check_silence(browser, what)
    return facts["page"]


def check_without_script(browser: Browser, file: Path) -> None:
    """The same page where scripts are off."""
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(file, *SCREENS["phone"], "light")
    plain = browser.evaluate(FACTS)
    check(not browser.evaluate("document.querySelectorAll('.sortable').length"), "the page's script ran all the same")
    check_layout(plain, "without scripts, phone")
    check_texts(plain, "without scripts")
    browser.call("Emulation.setScriptExecutionDisabled", value=False)


def findings() -> dict:
    """A report of the checker: several of each check, also with long names."""
    rows = [
        {
            "check": check,
            "routine": "MPI_Neighbor_alltoallw_init",
            "argument": "",
            "text": "receive buffer overlaps the receive buffer of MPI_Irecv, which is pending" + i * " at <a, b>",
            "site": f"communication_of_fields.cpp:{100 + i}",
            "function": "solver::exchange<std::vector<double>>(solver::communicator const&, int)",
            "file": "/home/me/communication_of_fields.cpp",
            "line": 100 + i,
            "related": "communication_of_fields.cpp:99",
            "ranks": list(range(i, 1000)),
            "times": 123456,
        }
        for check in CHECKS
        for i in range(3)
    ]
    return {
        "command": ["mpiexec", "-n", "1000", "./solver"],
        "exit_status": 1,
        "program": "/home/me/solver",
        "mpi": "MPICH 4.0.2",
        "processes": 1000,
        "states": {"0": "finalized", "1": "running"},
        "notes": ["did not reach the end of MPI_Finalize: rank 1 in MPI_Barrier at communication_of_fields.cpp:99"],
        "findings": rows,
    }


def comparison() -> dict:
    """Compare two runs: call sites that got slower, faster, moved, and are in one run alone."""
    runs = [report(processes(4), ["mpiexec", "-n", "4", "./solver"], 0) for _ in range(2)]
    for number, run in enumerate(runs):
        for i, row in enumerate(run["sites"]):
            line = 100 + row["offset"] + 3 * number
            file = f"{FOLDER}/communication_of_fields.cpp"
            row.update(file=file, line=line, site=f"{Path(file).name}:{line}", function="solver::exchange_of_fields")
            row["time"] *= (1, (1.9, 0.4, 1.0001)[i % 3])[number]
        del run["sites"][7 + number]
        run["summary"]["wall"] *= 1 + number / 4
    return compare(("before_the_change.json", "after_the_change.json"), (runs[0], {**runs[1], "complete": False}))


def main() -> None:
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with Browser(folder) as browser:
        for run, (number, screens) in RUNS.items():
            file = folder / f"{run}.html"
            file.write_text(page(report(processes(number), ["mpiexec", "-n", str(number), "./solver", "input.xml"], 0)))
            grounds = {check_page(browser, file, number, screen, scheme) for screen, scheme in screens}
            check(len(grounds) == 2, f"{run}: light and dark have the same background: {grounds}")
        for name, text in (
            ("findings", page_of_findings(findings())),
            ("comparison", page_of_comparison(comparison())),
        ):
            file = folder / f"{name}.html"
            file.write_text(text)
            facts = [seen(browser, file, screen, scheme) for screen, scheme in ALL]
            check(not any(f["sideways"] for f in facts), f"{name}: to read a table one scrolls sideways")
            grounds = {f["page"] for f in facts}
            check(len(grounds) == 2, f"{name}: light and dark have the same background: {grounds}")
            check_open(browser, f"{name}, {ALL[-1][0]}, {ALL[-1][1]}")
        check_without_script(browser, folder / "few.html")


if __name__ == "__main__":
    main()
