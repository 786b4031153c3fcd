import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { Endpoint } from '#http/wire/endpoint.ts';
import { contractIndex } from './contract-index.ts';
import { type Call, contractPage, contractPages } from './contract-pages.ts';
import { openApi } from './open-api.ts';

const folder = 'docs/contract';

// Endpoints render a few pieces of the shop's screens, whose style sheets are of no interest here.
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre' as const,
  resolveId: (source: string) => (source.endsWith('.css') ? '\0no-style' : null),
  load: (id: string) => (id === '\0no-style' ? 'export default {}' : null),
};

async function readRouteTable(): Promise<readonly Endpoint[]> {
  const { module } = await runnerImport<{ routeTable: readonly Endpoint[] }>(
    '/src/http/wire/route-table.ts',
    { configFile: false, logLevel: 'error', plugins: [withoutStyles] },
  );
  return module.routeTable;
}

/** A path as it is read: `/products/{id}`. */
const readable = (path: string) => path.replace(/:([a-zA-Z]+)(?:\{[^}]+\})?/g, '{$1}');

/** What an entry of the table is called by, and its whole address. */
function addressOf(entry: Endpoint): Pick<Call, 'title' | 'address'> {
  switch (entry.kind) {
    case 'store-api':
    case 'platform-rest': {
      const base = entry.kind === 'store-api' ? '/wp-json/wc/store/v1' : '/wp-json';
      const path = readable(entry.path);
      return { title: `${entry.method} ${path}`, address: `${entry.method} ${base}${path}` };
    }
    case 'wc-ajax':
      return { title: entry.name, address: `${entry.methods} /?wc-ajax=${entry.name}` };
    case 'admin-ajax':
      return {
        title: entry.name,
        address: `${entry.methods} /wp-admin/admin-ajax.php, action=${entry.name}`,
      };
    case 'plain-link':
      return { title: entry.parameter, address: `GET or POST, any page with ${entry.parameter}` };
    default:
      return { title: readable(entry.path), address: `POST ${readable(entry.path)}` };
  }
}

const table = await readRouteTable();
const calls = table.map(
  (entry): Call => ({
    kind: entry.kind,
    ...addressOf(entry),
    who: typeof entry.who === 'string' ? entry.who : `staff with the right \`${entry.who.right}\``,
    about: entry.about,
  }),
);
const restCalls = table.flatMap((entry) => {
  if (!('method' in entry)) return [];
  const base = entry.kind === 'store-api' ? '/wc/store/v1' : '';
  return [{ method: entry.method, path: base + readable(entry.path), about: entry.about }];
});
const pages = new Map([
  ['calls.md', contractIndex(calls, defaultWirePrefixes)],
  ...contractPages.map((page) => [page.path, contractPage(page, calls)] as const),
  ['openapi.json', `${JSON.stringify(openApi(restCalls), null, 2)}\n`],
]);

mkdirSync(folder, { recursive: true });
for (const [name, text] of pages) writeFileSync(`${folder}/${name}`, text);
