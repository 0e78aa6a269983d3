export type Catalog = {
  themes: string[];
  /** With one page of each kind that the site has. */
  subjects: { id: string; name: string; set: string; pages: { kind: string; path: string }[] }[];
};

export async function readCatalog(): Promise<Catalog> {
  const answer = await fetch('/subjects.json');
  if (!answer.ok) throw new Error(`The list of samples could not be read (${answer.status}).`);
  return (await answer.json()) as Catalog;
}
