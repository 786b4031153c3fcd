const chunk =
  /<script\b[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;

type Entry = string | number | boolean | null | readonly unknown[] | Readonly<Record<string, unknown>>;

/** The values that stand for themselves in the router's encoding: texts, numbers and dates, each once, without the names of fields. */
function valuesIn(encoded: string): readonly string[] {
  const values = new Set<string>();
  for (const line of encoded.split('\n')) {
    if (line === '') continue;
    const entries: readonly Entry[] = JSON.parse(line.replace(/^[A-Z]\d+:/, ''));
    const note = (reference: unknown) => {
      const entry = typeof reference === 'number' ? entries[reference] : undefined;
      if (typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean') {
        values.add(JSON.stringify(entry));
      }
    };
    for (const entry of entries) {
      if (typeof entry !== 'object' || entry === null) continue;
      if (!Array.isArray(entry)) for (const reference of Object.values(entry)) note(reference);
      else if (typeof entry[0] === 'string') values.add(JSON.stringify(entry));
      else for (const reference of entry) note(reference);
    }
  }
  return [...values];
}

/** A page without its data for the browser's scripts, and those data as values: the names of fields are the shop's own, and no client reads them. */
export function takePageData(html: string): { readonly rest: string; readonly values: readonly string[] } {
  const values: string[] = [];
  const rest = html.replace(chunk, (_, text: string) => {
    values.push(...valuesIn(JSON.parse(text)));
    return '<page data>';
  });
  return { rest, values };
}

/** The data of a page alone, as the router's scripts ask for them. */
export const readPageData = (encoded: string): readonly string[] => valuesIn(encoded);
