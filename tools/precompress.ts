import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const worthCompressing = /\.(?:js|css|html|svg|json|txt|xml|webmanifest)$/;
const smallestWorthwhile = 1024;

/** Lays `.br` and `.gz` beside every text file of a folder that is larger than a packet; returns how many files got them. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && worthCompressing.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  let count = 0;
  for (const file of files) {
    if ((await stat(file)).size < smallestWorthwhile) continue;
    const content = await readFile(file);
    const quality = { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } };
    const [brotli, zipped] = await Promise.all([asBrotli(content, quality), asGzip(content, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
    count += 1;
  }
  return count;
}
