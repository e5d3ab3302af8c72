import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import "./frame.css";

mount(App, { target: document.getElementById("app")! });

// Over plain http there is none: then no shell is kept, and nothing else is missing.
if (import.meta.env.PROD) navigator.serviceWorker?.register("/sw.js").catch(() => {});
