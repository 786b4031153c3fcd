import type { MetaDescriptor } from 'react-router';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text between tags and in attributes, escaped byte by byte as React does; the wire escapes in another way. */
export const escapedText = (text: string) =>
  // Most texts hold no such sign, and asking first costs a third of replacing.
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign) : text;

const inScripts: Readonly<Record<string, string>> = {
  '&': String.raw`\u0026`,
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** Data as JSON that a script element may hold. */
export const scriptJson = (data: unknown) =>
  JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (sign) => inScripts[sign] ?? sign);

const attributes = (of: object) =>
  Object.entries(of)
    .map(([name, value]) => ` ${name}="${escapedText(String(value))}"`)
    .join('');

/** The tags of a page's head, as the router writes them; structured data apart. */
export function headMarkup(tags: readonly MetaDescriptor[]): {
  readonly tags: string;
  readonly data: string;
} {
  const written = { tags: '', data: '' };
  for (const tag of tags) {
    if ('script:ld+json' in tag) {
      written.data += `<script type="application/ld+json">${scriptJson(tag['script:ld+json'])}</script>`;
    } else if ('title' in tag) {
      written.tags += `<title>${escapedText(String(tag.title))}</title>`;
    } else {
      const { tagName = 'meta', ...rest } = tag as { tagName?: string };
      written.tags += `<${tagName}${attributes(rest)}/>`;
    }
  }
  return written;
}
