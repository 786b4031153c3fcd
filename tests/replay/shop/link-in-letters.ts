type Letter = { readonly raw: string };

const unquoted = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The readable text of a letter as it came over the line, its parts one after the other. */
function textOf({ raw }: Letter): string {
  const parts = raw.split(/\r?\n--[^\r\n]+\r?\n/).map((part) => {
    const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
    const body = rest.join('\n\n');
    return /transfer-encoding: base64/i.test(head) ? Buffer.from(body, 'base64').toString() : unquoted(body);
  });
  return parts.join('\n');
}

/** The path of the link in the newest letter that has one which begins so; null where there is none. */
export function newestLink(letters: readonly Letter[], beginning: string): string | null {
  for (const letter of letters.toReversed()) {
    const text = textOf(letter);
    const at = text.indexOf(beginning);
    if (at >= 0) return /^[^\s"<>]+/.exec(text.slice(at))?.[0]?.replaceAll('&amp;', '&') ?? null;
  }
  return null;
}
