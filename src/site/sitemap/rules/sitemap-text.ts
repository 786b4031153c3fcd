/** An address in a sitemap; `path` begins with a slash, `changed` is ISO 8601. */
export type SitemapEntry = { readonly path: string; readonly changed: string | null };

/** The most addresses that one sitemap may have (sitemaps.org). */
export const SITEMAP_ENTRIES = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const special: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (email) => special[email] ?? email);

/** An address in the form of sitemaps: absolute, characters beyond ASCII escaped. */
const addressOf = (shopUrl: string, path: string) =>
  escaped(encodeURI(decodeIfPossible(`${shopUrl}${path}`)));

function decodeIfPossible(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

function element(name: 'url' | 'sitemap', shopUrl: string, { path, changed }: SitemapEntry): string {
  const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
  return `<${name}><loc>${addressOf(shopUrl, path)}</loc>${lastmod}</${name}>\n`;
}

export const sitemapStart = `${head}<urlset ${namespace}>\n`;
export const sitemapEnd = '</urlset>\n';

/** A line of a sitemap. */
export const sitemapLine = (shopUrl: string, entry: SitemapEntry) => element('url', shopUrl, entry);

/** The sitemap of the sitemaps. */
export function sitemapIndex(shopUrl: string, sitemaps: readonly SitemapEntry[]): string {
  const lines = sitemaps.map((entry) => element('sitemap', shopUrl, entry)).join('');
  return `${head}<sitemapindex ${namespace}>\n${lines}</sitemapindex>\n`;
}
