import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { callNotes } from '#http/contract/call-notes.ts';
import type { Endpoint } from '#http/wire/endpoint.ts';
import { contractIndex } from './contract-index.ts';
import { type Call, contractPage, contractPages } from './contract-pages.ts';
import { noteOf, replyTypes } from './contract-schemas.ts';
import { sentenceOf, typesIn } from './contract-sources.ts';
import { openApi } from './open-api.ts';
import { readText, report, sourceFiles } from './source-files.ts';

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
    {
      configFile: false,
      logLevel: 'error',
      plugins: [withoutStyles],
    },
  );
  return module.routeTable;
}

/** A path as it is read: `/products/{id}`. */
const readable = (path: string) => path.replace(/:([a-zA-Z]+)(?:\{[^}]+\})?/g, '{$1}');

/** What an entry of the table is called by, and its whole address. */
function addressOf(entry: Endpoint): Pick<Call, 'name' | 'title' | 'address'> {
  switch (entry.kind) {
    case 'store-api':
      return {
        name: `${entry.method} ${entry.path}`,
        title: `${entry.method} ${readable(entry.path)}`,
        address: `${entry.method} /wp-json/wc/store/v1${readable(entry.path)}`,
      };
    case 'platform-rest':
      return {
        name: `${entry.method} ${entry.path}`,
        title: `${entry.method} ${readable(entry.path)}`,
        address: `${entry.method} /wp-json${readable(entry.path)}`,
      };
    case 'wc-ajax':
      return { name: entry.name, title: entry.name, address: `${entry.methods} /?wc-ajax=${entry.name}` };
    case 'admin-ajax':
      return {
        name: entry.name,
        title: entry.name,
        address: `${entry.methods} /wp-admin/admin-ajax.php, action=${entry.name}`,
      };
    case 'plain-link':
      return {
        name: entry.parameter,
        title: entry.parameter,
        address: `GET or POST, any page with ${entry.parameter}`,
      };
    default:
      return { name: entry.path, title: readable(entry.path), address: `POST ${readable(entry.path)}` };
  }
}

function callOf(entry: Endpoint, endpointTexts: readonly string[]): Call {
  const address = addressOf(entry);
  const about = 'about' in entry ? entry.about : undefined;
  const handler = !about && 'handle' in entry ? entry.handle.name : '';
  const sentences = handler === '' ? [] : endpointTexts.map((text) => sentenceOf(handler, text));
  return {
    kind: entry.kind,
    ...address,
    who: typeof entry.who === 'string' ? entry.who : `staff with the right \`${entry.who.right}\``,
    note: about ? noteOf(about) : (callNotes[`${entry.kind} ${address.name}`] ?? null),
    sentence: about ? (about.summary ?? null) : (sentences.find((sentence) => sentence !== null) ?? null),
  };
}

const texts = (wanted: (path: string) => boolean) =>
  sourceFiles((path) => wanted(path) && path.endsWith('.ts') && !path.endsWith('.test.ts'));

const endpointTexts = texts((path) => path.startsWith('src/http/wire/')).map(readText);
const table = await readRouteTable();
const documents = table.flatMap((entry) => ('about' in entry && entry.about ? [entry.about] : []));
const defined = [...replyTypes(documents)].map(([name, text]) => ({ name, file: '', text }));
const written = texts((path) => /^src\/(http\/contract|[^/]+\/[^/]+\/rules)\//.test(path)).flatMap((path) =>
  typesIn(path, readText(path)),
);
const declared = [...defined, ...written.filter(({ name }) => !defined.some((type) => type.name === name))];
const calls = table.map((entry) => callOf(entry, endpointTexts));
const names = new Set(calls.map((call) => `${call.kind} ${call.name}`));
report(
  Object.keys(callNotes)
    .filter((name) => !names.has(name))
    .map((name) => `src/http/contract describes ${name}, which is not in the route table`),
);

const restCalls = table.flatMap((entry) => {
  if (!('about' in entry) || !entry.about || !('method' in entry)) return [];
  const base = entry.kind === 'store-api' ? '/wc/store/v1' : '';
  return [{ method: entry.method, path: base + readable(entry.path), about: entry.about }];
});
const pages = new Map([
  ['calls.md', contractIndex(calls, defaultWirePrefixes)],
  ...contractPages.map((page) => [page.path, contractPage(page, calls, declared)] as const),
  ['openapi.json', `${JSON.stringify(openApi(restCalls), null, 2)}\n`],
]);

mkdirSync(folder, { recursive: true });
for (const [name, text] of pages) writeFileSync(`${folder}/${name}`, text);
