import { buildName, islandFiles } from 'virtual:client-files';
import { islandFilesId } from '#kit/islands/storefront/script.ts';

const mark = Buffer.from(' data-island="');
const end = Buffer.from('</body>');

/** Elements by the names in them: a few for all pages of the shop. */
const elements = new Map<string, Buffer>();

function elementOf(names: ReadonlySet<string>): Buffer {
  const key = [...names].join();
  const known = elements.get(key);
  if (known) return known;
  const files = Object.entries(islandFiles).filter(([name]) => names.has(name));
  const list = JSON.stringify(Object.fromEntries(files));
  const element = Buffer.from(
    `<script type="application/json" id="${islandFilesId}" data-build="${buildName}">${list}</script>`,
  );
  elements.set(key, element);
  return element;
}

/** The bytes of a page with the files of its islands at its end: the script of every page would grow with each island of the shop. */
export function withIslandFiles(html: string): Buffer<ArrayBuffer> {
  const page = Buffer.from(html);
  const names = new Set<string>();
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, at + 1)) {
    const from = at + mark.length;
    names.add(page.toString('latin1', from, page.indexOf('"', from)));
  }
  const last = page.lastIndexOf(end);
  return Buffer.concat([page.subarray(0, last), elementOf(names), page.subarray(last)]);
}
