import { defaultWirePrefixes as prefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { whoMay } from '../../integration/permissions/who-may.data.ts';
import type { Question } from './ask-shop.ts';

/** One line of the permission matrix: its kind and what follows, `store-api` and `GET /cart`. */
export type MatrixRoute = { readonly name: string; readonly kind: string; readonly address: string };

const splitName = (name: string): MatrixRoute => {
  const at = name.indexOf(' ');
  return { name, kind: name.slice(0, at), address: name.slice(at + 1) };
};

/** Every page and every call of the shop, as the permission matrix names them; a test holds it against the route table. */
export const matrixRoutes: readonly MatrixRoute[] = Object.keys(whoMay).map(splitName);

/** A name of the wire with its prefixes: `{p}_ajax_search` becomes `wholesale_ajax_search`. */
export const wireName = (name: string): string =>
  name
    .replace('{pp}', prefixes.wallet)
    .replace('{raq}', prefixes.quoteList)
    .replace('{p}', prefixes.wholesale)
    .replace('{t}', prefixes.productTable);

const open = /(:\w+(?:\{[^}]*\})?|\*)/;

/** What a part of an address that is open allows. */
function openPart(part: string): string {
  const shape = /\{(.*)\}$/.exec(part)?.[1];
  return part === '*' ? '.*' : `(?:${shape ?? '[^/]+'})`;
}

function patternOf(address: string): RegExp {
  const parts = address
    .split(open)
    .map((part) => (open.test(part) ? openPart(part) : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('')}$`);
}

// The most special first: an address that names nothing open, then one that says what may stand there.
function openness(address: string): number {
  const parts = address.split(open).filter((part) => open.test(part));
  return parts.reduce((sum, part) => sum + (part === '*' ? 9 : part.includes('{') ? 1 : 2), 0);
}

const patterns = matrixRoutes
  .toSorted((a, b) => openness(a.address) - openness(b.address))
  .map((route) => ({ ...route, pattern: patternOf(route.address) }));

const byName = new Map(matrixRoutes.map((route) => [`${route.kind} ${wireName(route.address)}`, route.name]));

const found = (kinds: readonly string[], address: string) =>
  patterns.find(({ kind, pattern }) => kinds.includes(kind) && pattern.test(address))?.name;

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** The lines of the permission matrix that a request asks for; none for files and figures. */
export function routesOf({ method, path, body, headers }: Question): readonly string[] {
  const url = new URL(path, 'http://localhost');
  const text = typeof body === 'string' ? body : (body?.toString('latin1') ?? '');
  const meant = headers['x-http-method-override'] ?? url.searchParams.get('_method') ?? method;
  if (url.pathname === '/wp-admin/admin-ajax.php') {
    const inForm = /(?:^|&)action=([^&]*)/.exec(text)?.[1] ?? /name="action"\s+([\w-]+)/.exec(text)?.[1];
    const name = byName.get(`admin-ajax ${url.searchParams.get('action') ?? inForm ?? ''}`);
    return name ? [name] : [];
  }
  const ajax = url.searchParams.get('wc-ajax');
  if (ajax !== null) return [byName.get(`wc-ajax ${ajax}`) ?? []].flat();
  const rest = url.searchParams.get('rest_route') ?? /^\/wp-json(\/.*)/.exec(url.pathname)?.[1];
  if (rest) {
    const bare = rest.replace(/\/$/, '');
    const store = /^\/wc\/store(?:\/v1)?(\/.*)/.exec(bare)?.[1];
    const name = store
      ? found(['store-api'], `${meant} ${store}`)
      : found(['platform-rest'], `${meant} ${bare}`);
    return name ? [name] : [];
  }
  const links = matrixRoutes.filter(
    ({ kind, address }) =>
      kind === 'plain-link' && (url.searchParams.has(address) || new RegExp(`(?:^|&)${address}=`).test(text)),
  );
  const kinds = method === 'POST' ? ['page-action', 'upload'] : ['page'];
  const page = found(kinds, withSlash(url.pathname)) ?? found(kinds, url.pathname);
  return [...links.map(({ name }) => name), ...(page ? [page] : [])];
}
