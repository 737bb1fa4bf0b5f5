// Which page is shown: the path of the address, kept in step with the browser's history.
import { pageOf, type Page } from "./page";

let path = $state(location.pathname);
const page = $derived(pageOf(path));

export const currentPage = (): Page => page;

export function goTo(target: string): void {
  history.pushState(null, "", target);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Our own links change the page without reloading it. */
export function followLinks(): void {
  addEventListener("popstate", () => (path = location.pathname));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.origin !== location.origin || link.hasAttribute("download") || link.target !== "") return;
    if (link.pathname.startsWith("/api/") || link.hash !== "") return;
    event.preventDefault();
    goTo(link.pathname + link.search);
  });
}
