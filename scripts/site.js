// Pages that are read as files may start no worker, which searches: a hidden frame takes its place.
if (location.protocol === "file:") {
    window.Worker = class extends EventTarget {
        constructor(url) {
            super();
            const frame = document.createElement("iframe");
            frame.hidden = true;
            document.body.append(frame);
            const inside = frame.contentWindow;
            inside.postMessage = data => this.dispatchEvent(new MessageEvent("message", { data }));
            const script = inside.document.createElement("script");
            const loaded = new Promise(done => { script.onload = done; });
            script.src = url;
            inside.document.body.append(script);
            this.postMessage = data => loaded.then(() => inside.dispatchEvent(new MessageEvent("message", { data })));
        }
    };
}
