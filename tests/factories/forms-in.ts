/** A form of a page: every field with the value that it is sent with when nobody touches it. */
export type FormOnPage = {
  readonly fields: ReadonlyMap<string, string>;
  /** the fields in which something is chosen, not typed: what is sent for them is looked up */
  readonly choices: ReadonlySet<string>;
};

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i')
    .exec(tag)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&') ?? null;

const isChosen = (tag: string) =>
  /^<(?:button|select)/i.test(tag) || /\stype="(?:hidden|radio|checkbox|submit)"/i.test(tag);

function formIn(content: string): FormOnPage {
  const fields = new Map<string, string>();
  const choices = new Set<string>();
  const note = (tag: string, value: string | null) => {
    const name = attribute(tag, 'name');
    if (name === null || /\stype="file"/i.test(tag)) return;
    fields.set(name, value ?? '');
    if (isChosen(tag)) choices.add(name);
  };
  for (const [tag] of content.matchAll(/<(?:input|button|textarea)\b[^>]*>/gi))
    note(tag, attribute(tag, 'value'));
  for (const [, tag = '', options = ''] of content.matchAll(/(<select\b[^>]*>)([\s\S]*?)<\/select>/gi)) {
    const chosen = /<option\b[^>]*\sselected[^>]*>/i.exec(options) ?? /<option\b[^>]*>/i.exec(options);
    note(tag, attribute(chosen?.[0] ?? '', 'value'));
  }
  return { fields, choices };
}

/** The forms of a page that are posted, as a browser without scripts would send them. */
export function formsIn(html: string): readonly FormOnPage[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/gi)]
    .filter(([, opening = '']) => /\smethod="post"/i.test(opening))
    .map(([, , content = '']) => formIn(content));
}
