/** A form of a page as a browser without scripts would send it. */
export type PageForm = {
  readonly method: 'get' | 'post';
  /** path and query; '' for the page itself */
  readonly action: string;
  readonly isMultipart: boolean;
  /** names and values in the order of the page, without those of its buttons */
  readonly fields: readonly (readonly [string, string])[];
  /** the fields that somebody types into */
  readonly typed: ReadonlySet<string>;
  /** every button by which it may be sent; one without a name is `null` */
  readonly buttons: readonly (readonly [string, string] | null)[];
};

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`, 'i').exec(tag);
  return found ? decoded(found[1] ?? '') : null;
};

const control =
  /<(input|button|textarea|select)\b[^>]*>(?:([^<]*)<\/textarea>|((?:<option[\s\S]*?)?)<\/select>)?/gi;

function chosenOf(options: string): string {
  const tags = [...options.matchAll(/<option\b[^>]*>/gi)].map(([tag]) => tag);
  const chosen = tags.find((tag) => attribute(tag, 'selected') !== null) ?? tags[0] ?? '';
  return attribute(chosen, 'value') ?? '';
}

function readForm(opening: string, content: string): PageForm {
  const fields: (readonly [string, string])[] = [];
  const typed = new Set<string>();
  const buttons: (readonly [string, string] | null)[] = [];
  for (const [tag = '', kind = '', text = '', options = ''] of content.matchAll(control)) {
    const opener = tag.slice(0, tag.indexOf('>') + 1);
    const name = attribute(opener, 'name');
    const type = attribute(opener, 'type') ?? (kind.toLowerCase() === 'button' ? 'submit' : 'text');
    const value = attribute(opener, 'value') ?? '';
    if (attribute(opener, 'disabled') !== null) continue;
    if (kind.toLowerCase() === 'button') {
      if (type === 'submit') buttons.push(name === null ? null : [name, value]);
    } else if (name === null || type === 'file') continue;
    else if (kind.toLowerCase() === 'select') fields.push([name, chosenOf(options)]);
    else if (kind.toLowerCase() === 'textarea') {
      fields.push([name, decoded(text)]);
      typed.add(name);
    } else if (type === 'checkbox' || type === 'radio') {
      if (attribute(opener, 'checked') !== null) fields.push([name, value || 'on']);
    } else if (type === 'submit') buttons.push([name, value]);
    else {
      fields.push([name, value]);
      if (type !== 'hidden') typed.add(name);
    }
  }
  return {
    method: attribute(opening, 'method')?.toLowerCase() === 'post' ? 'post' : 'get',
    action: attribute(opening, 'action') ?? '',
    isMultipart: attribute(opening, 'enctype') === 'multipart/form-data',
    fields,
    typed,
    buttons: buttons.length > 0 ? buttons : [null],
  };
}

/** The forms of a page, in its order. */
export function formsOnPage(html: string): readonly PageForm[] {
  return [...html.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/gi)].map(([, opening = '', content = '']) =>
    readForm(opening, content),
  );
}

/** The value of a field of a page, wherever it stands; '' where there is none. */
export const fieldOnPage = (html: string, name: string): string =>
  decoded(new RegExp(`name="${name}"[^>]*?\\svalue="([^"]*)"`).exec(html)?.[1] ?? '');
