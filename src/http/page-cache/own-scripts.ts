import { hash, randomBytes } from 'node:crypto';

/**
 * The nonce that a page for the cache is rendered with. It is taken out before the page is stored and never leaves this process:
 * no text of a page can contain it, and a script that carries it was written by the shop itself.
 */
export const ownScriptMark = randomBytes(16).toString('hex');

const attribute = Buffer.from(` nonce="${ownScriptMark}"`);

/** A page without the marks of its own scripts, and the hashes of those scripts for its content security policy. */
export function takeOwnScripts(html: Buffer): { readonly html: Buffer; readonly hashes: readonly string[] } {
  const hashes = new Set<string>();
  const pieces: Buffer[] = [];
  let from = 0;
  // Byte by byte: what is hashed are bytes, and what is looked for is ASCII.
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    pieces.push(html.subarray(from, at));
    from = at + attribute.length;
    const tag = html.toString('latin1', html.lastIndexOf('<', at), html.indexOf('>', from));
    if (!/^<script\b/.test(tag) || /\ssrc=/.test(tag)) continue;
    const begin = html.indexOf('>', from) + 1;
    const script = html.subarray(begin, html.indexOf('</script>', begin));
    hashes.add(`sha256-${hash('sha256', script, 'base64')}`);
  }
  return { html: Buffer.concat([...pieces, html.subarray(from)]), hashes: [...hashes] };
}
