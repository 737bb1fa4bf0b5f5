import { mount } from "svelte";
import App from "./App.svelte";
import { patiently } from "./patience";
import { followLinks } from "./router.svelte";
import { keepSettings, settings } from "./settings.svelte";
import "./styles/index.css";
import { useLanguage } from "./words/words.svelte";

keepSettings();
followLinks();

await useLanguage(settings.language).catch(() =>
  patiently(
    () => useLanguage("en"),
    () => false,
  ),
);
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
