// Who drew which of the icons that are used here.

type Icons = Readonly<Record<string, { readonly icon: string; readonly by: string }>>;

const lists = import.meta.glob<{ default: Icons }>(["../games/*/{icons,emblems}.json", "../parts/icons.json"]);

/** The authors by name, each with the names of their icons. */
export async function byAuthor(): Promise<{ author: string; icons: string[] }[]> {
  const modules = await Promise.all(Object.values(lists).map((load) => load()));
  const found = new Map<string, Set<string>>();
  for (const { icon, by } of modules.flatMap((module) => Object.values(module.default)))
    found.set(by, (found.get(by) ?? new Set()).add(icon));
  return [...found]
    .map(([author, icons]) => ({ author, icons: [...icons].sort() }))
    .sort((one, other) => one.author.localeCompare(other.author));
}
