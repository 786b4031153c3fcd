/** A part of the shop that a text places by a code: `[product_table id="1"]`. */
export type PlacedPart = {
  readonly name: string;
  /** as written, by name in lower case; what they mean, and what to do without them, is for the part to say */
  readonly attributes: Readonly<Record<string, string>>;
};

/** A stretch of a text: HTML as it was written, or a part of the shop. */
export type TextPiece = { readonly html: string } | { readonly part: PlacedPart };

/** The names that a text may place, each as often as it likes or at its first position alone. */
export type PlaceableParts = Readonly<Record<string, 'once' | 'often'>>;

const code =
  /(<p>\s*)?(\[)?\[([a-z][a-z0-9_-]{0,60})((?:\s(?:"[^"]*"|'[^']*'|[^\]"'])*)?)\](?:(\])|(\s*<\/p>))?/g;
const attribute = /([a-z_][a-z0-9_-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi;

/** Editors write quotes as signs of HTML, or as those of print. */
const plainQuotes = (text: string) =>
  text.replace(/&quot;|&#0?34;|[“”″]/g, '"').replace(/&#0?39;|[‘’]/g, "'");

function attributesOf(text: string): PlacedPart['attributes'] {
  const found = [...plainQuotes(text).matchAll(attribute)];
  return Object.fromEntries(
    found.map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').trim(),
    ]),
  );
}

/**
 * Splits a text into pieces: each code that names a placeable part, alone in its paragraph or not, becomes that part; any other stays
 * text, and so does one in double brackets, `[[product_table]]`, which is shown in single ones. Further codes of a part that is placed
 * `once` are removed (TAB-01, BULK-01, QUO-01).
 */
export function textPieces(html: string, placeable: PlaceableParts): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  const placed = new Set<string>();
  let text = '';
  let last = 0;
  for (const found of html.matchAll(code)) {
    const [all, open = '', twice, name = '', rest = '', twiceEnd, close = ''] = found;
    const how = Object.hasOwn(placeable, name) ? placeable[name] : undefined;
    if (how === undefined) continue;
    text += html.slice(last, found.index);
    last = found.index + all.length;
    if (twice && twiceEnd) {
      text += `${open}[${name}${rest}]`;
      continue;
    }
    // A paragraph that holds more than the code goes on around it.
    const isAlone = open !== '' && close !== '';
    const before = isAlone ? '' : open + (twice ?? '');
    const after = (twiceEnd ?? '') + (isAlone ? '' : close);
    text += before;
    if (how === 'once' && placed.has(name)) {
      text += after;
      continue;
    }
    if (text.trim() !== '') pieces.push({ html: text });
    text = after;
    placed.add(name);
    pieces.push({ part: { name, attributes: attributesOf(rest) } });
  }
  text += html.slice(last);
  if (text.trim() !== '') pieces.push({ html: text });
  return pieces;
}

/** The HTML of a text alone, for the description of a page. */
export function textAlone(pieces: readonly TextPiece[]): string {
  return pieces.map((piece) => ('html' in piece ? piece.html : ' ')).join('');
}
