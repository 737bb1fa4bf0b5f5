// The pages, and the paths that lead to them.

export type Page =
  | { readonly name: "home" }
  | { readonly name: "table"; readonly code: string }
  | { readonly name: "cards"; readonly game: string }
  | { readonly name: "rules"; readonly game: string }
  | { readonly name: "rulings"; readonly game: string }
  | { readonly name: "ruling"; readonly game: string; readonly ruling: string }
  | { readonly name: "credits" }
  | { readonly name: "lost" };

/** What is passed on to friends, so that they find the table; `address`: by another name of the server than here. */
export const linkToTable = (code: string, address = location.hostname): string =>
  `${location.protocol}//${address}${location.port === "" ? "" : `:${location.port}`}/table/${code}`;

/** Whether a name leads everybody to their own machine, so that nobody else can come by it. */
export const leadsHome = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);

export function pageOf(path: string): Page {
  const [first = "", second = "", ...rest] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  if (first === "ruling" && rest.length === 2) return { name: "ruling", game: second, ruling: rest.join("/") };
  if (rest.length > 0) return { name: "lost" };
  if (first === "" || first === "index.html") return { name: "home" };
  if (first === "credits" && second === "") return { name: "credits" };
  if (first === "table" && second !== "") return { name: "table", code: second };
  if ((first === "cards" || first === "rules" || first === "rulings") && second !== "")
    return { name: first, game: second };
  return { name: "lost" };
}
