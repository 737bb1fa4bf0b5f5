import { mount } from "svelte";
import { fetchLanguages } from "./api";
import App from "./App.svelte";
import { patiently } from "./patience";
import { followLinks } from "./router.svelte";
import { keepSettings, settings } from "./settings.svelte";
import "./styles/index.css";
import { firstLanguage } from "./words/first";
import { ENGLISH, useLanguage } from "./words/words.svelte";

keepSettings();
followLinks();

await firstLanguage(settings.language, navigator.languages, fetchLanguages)
  .then(useLanguage)
  .catch(() =>
    patiently(
      () => useLanguage(ENGLISH),
      () => false,
    ),
  );
const target = document.getElementById("app");
if (target !== null) mount(App, { target });
