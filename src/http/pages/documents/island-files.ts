import { buildName, islandFiles } from 'virtual:client-files';
import { islandFilesId } from '#kit/islands/storefront/script.ts';

/** A page with the files of its islands at its end: the script of every page would grow with each island of the shop. */
export function withIslandFiles(html: string): string {
  const names = new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name]) => name));
  const files = Object.entries(islandFiles).filter(([name]) => names.has(name));
  const list = JSON.stringify(Object.fromEntries(files));
  const end = html.lastIndexOf('</body>');
  const element = `<script type="application/json" id="${islandFilesId}" data-build="${buildName}">${list}</script>`;
  return html.slice(0, end) + element + html.slice(end);
}
