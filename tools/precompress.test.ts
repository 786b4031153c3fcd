import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { precompress } from './precompress.ts';

test('text above a kilobyte gets two compressed neighbours that unpack to the same bytes', async () => {
  const folder = await temporaryFolder();
  const script = 'export const part = "pastiglie freno";\n'.repeat(100);
  await writeFile(join(folder, 'page.js'), script);
  await writeFile(join(folder, 'small.js'), 'export {};\n');
  await writeFile(join(folder, 'barlow.woff2'), script);
  expect(await precompress(folder)).toBe(1);
  expect(brotliDecompressSync(await readFile(join(folder, 'page.js.br'))).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(folder, 'page.js.gz'))).toString()).toBe(script);
  expect((await readdir(folder)).sort()).toEqual([
    'barlow.woff2',
    'page.js',
    'page.js.br',
    'page.js.gz',
    'small.js',
  ]);
});
