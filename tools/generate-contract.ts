import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { callNotes } from '#http/contract/call-notes.ts';
import type { Endpoint } from '#http/wire/endpoint.ts';
import { contractIndex } from './contract-index.ts';
import { type Call, contractPage, contractPages } from './contract-pages.ts';
import { sentenceOf, typesIn } from './contract-sources.ts';
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
  const handler = 'handle' in entry ? entry.handle.name : '';
  const sentences = handler === '' ? [] : endpointTexts.map((text) => sentenceOf(handler, text));
  return {
    kind: entry.kind,
    ...addressOf(entry),
    who: typeof entry.who === 'string' ? entry.who : `staff with the right \`${entry.who.right}\``,
    params: 'params' in entry ? entry.params : undefined,
    sentence: sentences.find((sentence) => sentence !== null) ?? null,
  };
}

const texts = (wanted: (path: string) => boolean) =>
  sourceFiles((path) => wanted(path) && path.endsWith('.ts') && !path.endsWith('.test.ts'));

const endpointTexts = texts((path) => path.startsWith('src/http/wire/')).map(readText);
const declared = texts((path) => /^src\/(http\/contract|[^/]+\/[^/]+\/rules)\//.test(path)).flatMap((path) =>
  typesIn(path, readText(path)),
);
const calls = (await readRouteTable()).map((entry) => callOf(entry, endpointTexts));
const names = new Set(calls.map((call) => `${call.kind} ${call.name}`));
report(
  Object.keys(callNotes)
    .filter((name) => !names.has(name))
    .map((name) => `src/http/contract describes ${name}, which is not in the route table`),
);

const pages = new Map([
  ['README.md', contractIndex(calls, defaultWirePrefixes)],
  ...contractPages.map((page) => [page.path, contractPage(page, calls, callNotes, declared)] as const),
]);
const known = existsSync(folder) ? readdirSync(folder) : [];
const strange = known.filter((name) => !pages.has(name));

if (process.argv.includes('--check')) {
  const stale = [...pages].filter(
    ([name, text]) => !known.includes(name) || readText(`${folder}/${name}`) !== text,
  );
  report(
    [...stale.map(([name]) => name), ...strange].map(
      (name) => `${folder}/${name} is out of date: npm run contract`,
    ),
  );
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of strange) rmSync(`${folder}/${name}`);
  for (const [name, text] of pages) writeFileSync(`${folder}/${name}`, text);
}
