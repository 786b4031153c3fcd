import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownScriptMark, takeOwnScripts } from './own-scripts.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const own = `nonce="${ownScriptMark}"`;

test('every different script of the shop has its hash; a script of a file, and one of a text, has none', () => {
  const page = `<p>È</p><script ${own}>a()</script><script>planted()</script><script ${own} type="module" async="">\nb("</p>")\n</script><script ${own} src="/c.js"></script><link rel="preload" ${own}/><script ${own}>a()</script>`;
  const taken = takeOwnScripts(Buffer.from(page));
  expect(taken.hashes).toEqual([hashOf('a()'), hashOf('\nb("</p>")\n')]);
  expect(taken.html.toString()).toBe(page.replaceAll(` ${own}`, ''));
});

test('a page without scripts stays as it is', () => {
  const page = Buffer.from('<p nonce="x">È una pagina</p>');
  expect(takeOwnScripts(page)).toEqual({ html: page, hashes: [] });
});
