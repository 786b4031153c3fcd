import { readPageData, takePageData } from './page-data.ts';

/** What is masked in texts: the pattern's whole match, or its named group `secret`, becomes `<kind number>`. */
const masks: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  { kind: 'asset', pattern: /\/assets\/[\w.-]+?-[\w-]{8}\.(?:js|css|woff2?|svg|png|webp|avif)#?/g },
  { kind: 'script hash', pattern: /(?<='sha256-)[A-Za-z0-9+/]{43}=/g },
  { kind: 'uuid', pattern: /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g },
  { kind: 'order key', pattern: /(?<=\bwc_order_)[0-9a-f]{24}\b/g },
  { kind: 'cart token', pattern: /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g },
  // An address of a product may be as long, but has no capitals.
  { kind: 'token', pattern: /(?<![\w-])(?=[\w-]*[A-Z])[gp]?[A-Za-z0-9_-]{43}(?![\w-])/g },
  { kind: 'payment', pattern: /(?<=\b(?:ORDER|CAPTURE|REFUND))[0-9A-F]{12}\b/g },
  { kind: 'provider', pattern: /(?<=\bhttp:\/\/127\.0\.0\.1:)\d+/g },
  { kind: 'nonce', pattern: /\b(?=[a-f]*\d)[0-9a-f]{20}\b/g },
  { kind: 'id', pattern: /\b_R_[0-9a-z]+_/g },
];

/** Another one in each answer, so that counting them would tell of every answer that something was asked before. */
const scriptNonce = /(?<=\bnonce="|'nonce-)[A-Za-z0-9+/]{22}==/g;

/** One class of the build (`p` and a number in base 36), inside an attribute or a text that holds one. */
const classAttribute = /(?<=\bclass(?:Name)?=\\?")[^"\\]*/g;
const builtClass = /(?<![\w-])p[0-9a-z]{1,3}(?![\w-])/g;

const assetLinks = /(?:<link\b[^>]*\bhref="\/assets\/[^>]*>)+/g;
const routerStart = /;?\nimport \* as route0 [\s\S]*?(?=<\/script>)/g;

/** Headers that speak of the connection, the moment or the length of what is masked. */
const leftOut = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id']);
/** Headers whose whole value is a secret or a digest. */
const secretHeaders = new Set(['etag', 'cart-token', 'nonce', 'x-wp-nonce']);

const LONG_COOKIE = 16;

const cut = (text: string, from: number) => text.slice(from);

/** What a document says of the moment in which it was set, and the digests that are made of it. */
const momentsOfDocuments =
  /\/(?:CreationDate|ModDate) ?\([^)]*\)|\/ID ?\[[^\]]*\]|<xmp:(?:Create|Modify)Date>[^<]*|<xmpMM:\w+ID>[^<]*/g;

/** The bytes of a document without what changes with the moment in which it was set; other files as they are. */
export const maskBytes = (bytes: Buffer, contentType: string): Buffer =>
  contentType.startsWith('application/pdf')
    ? Buffer.from(bytes.toString('latin1').replace(momentsOfDocuments, '<moment>'), 'latin1')
    : bytes;

/** Takes out of the answers of one story what changes from build to build and from run to run, numbered in the order of its appearance. */
export type Masks = {
  text(text: string, contentType: string): string;
  /** `isFile`: of a file of the build or of the data folder, which is as old as that */
  headers(raw: readonly string[], isFile?: boolean): readonly string[];
};

export function createMasks(): Masks {
  const numbers = new Map<string, Map<string, number>>();

  function numbered(kind: string, secret: string): string {
    const seen = numbers.get(kind) ?? new Map<string, number>();
    numbers.set(kind, seen);
    const number = seen.get(secret) ?? seen.size + 1;
    seen.set(secret, number);
    return `<${kind} ${number}>`;
  }

  const plain = (text: string) =>
    masks.reduce(
      (rest, { kind, pattern }) => rest.replace(pattern, (secret) => numbered(kind, secret)),
      text.replace(scriptNonce, '<script nonce>'),
    );

  const markup = (html: string) =>
    html
      .replace(assetLinks, '<asset links>')
      .replace(routerStart, '<router start>')
      .replace(classAttribute, (names) => names.replace(builtClass, (name) => numbered('class', name)));

  function cookie(line: string): string {
    const at = line.indexOf('=');
    const [value = '', ...attributes] = cut(line, at + 1).split('; ');
    const shown = value.length < LONG_COOKIE ? value : numbered('cookie', value);
    return [`${line.slice(0, at)}=${shown}`, ...attributes].join('; ');
  }

  function header(name: string, value: string): string {
    if (name === 'set-cookie') return cookie(value);
    return secretHeaders.has(name) && value !== '' ? numbered(name, value) : plain(value);
  }

  /** Values are sorted when they have been masked: what is random comes in no order. */
  const data = (values: readonly string[]) =>
    values.length === 0 ? '' : ['\npage data:', ...values.map(plain).sort()].join('\n');

  function page(html: string): string {
    const { rest, values } = takePageData(html);
    return plain(markup(rest)) + data(values);
  }

  return {
    text(text, contentType) {
      if (contentType.startsWith('text/x-script')) return data(readPageData(text));
      return contentType.startsWith('text/html') ? page(text) : plain(markup(text));
    },
    headers(raw, isFile = false) {
      const lines: string[] = [];
      for (let at = 0; at < raw.length; at += 2) {
        const name = raw[at]?.toLowerCase() ?? '';
        const shown = isFile && name === 'last-modified' ? '<moment>' : header(name, raw[at + 1] ?? '');
        if (!leftOut.has(name)) lines.push(`${name}: ${shown}`);
      }
      // Cookies are set in any order: to a browser it is the same.
      return lines.sort();
    },
  };
}
