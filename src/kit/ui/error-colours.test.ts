import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const ofErrors =
  /(?:\[(?:aria|data)-invalid[^{;]*|\.\w*(?:error|wrong|refused|problem)\w*[^{;]*)\{[^{}]*var\(--accent/gi;

test('errors have the colour of errors in every shop, not the accent that it has chosen', async () => {
  const found: string[] = [];
  for await (const file of glob('src/**/*.css'))
    for (const [rule] of (await readFile(file, 'utf8')).matchAll(ofErrors)) found.push(`${file}: ${rule}`);
  expect(found).toEqual([]);
});
