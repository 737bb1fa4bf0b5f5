import { mount } from "svelte";
import { fetchLanguages } from "./api";
import App from "./App.svelte";
import { followLinks } from "./router.svelte";
import { keepSettings, settings } from "./settings.svelte";
import "./styles/index.css";
import { begin, firstLanguage } from "./words/first";
import { keepEnglish } from "./words/chosen.svelte";
import { useLanguage } from "./words/words.svelte";

keepSettings();
followLinks();
keepEnglish();

await begin(() => firstLanguage(settings.language, navigator.languages, fetchLanguages), useLanguage);
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
