/** New markup by the selector of its region; the empty one is the body of the table. */
export type Regions = Readonly<Record<string, string>>;

/**
 * Reads what a load brought: a map of regions, or the new body of the table as markup, bare or as a text of JSON (TAB-27); the markup of a
 * turned page is taken apart into its regions (TAB-33). Null where it is nothing of these.
 */
export function readLoadAnswer(text: string, prefix: string): Regions | null {
  const answer = text.trim();
  if (answer === '' || answer === '0' || answer === '-1') return null;
  if (!answer.startsWith('{') && !answer.startsWith('"')) return fromMarkup(answer, prefix);
  const read = parsed(answer);
  if (typeof read === 'string') return fromMarkup(read, prefix);
  if (typeof read !== 'object' || read === null) return null;
  const regions = Object.entries(read).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return regions.length === 0 ? null : Object.fromEntries(regions);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fromMarkup(markup: string, prefix: string): Regions {
  if (!/^<table/i.test(markup.trim())) return { '': markup };
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const links = `.${prefix}_my_pagination.${prefix}_table_pagination`;
  const found = ['tbody', `.${prefix}-stats-report`, links, `.${prefix}_load_more_wrapper`].flatMap(
    (selector) => {
      const region = page.querySelector(selector);
      return region ? [[selector === 'tbody' ? '' : selector, region.innerHTML] as const] : [];
    },
  );
  return Object.fromEntries(found);
}
