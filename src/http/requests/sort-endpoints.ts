import type { WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type {
  AjaxEndpoint,
  Endpoint,
  PageAction,
  PlainLink,
  PlatformRestEndpoint,
  StoreApiEndpoint,
  UploadEndpoint,
} from '#http/wire/endpoint.ts';

type Pattern = { match(path: string): Record<string, string> | null };

/** The route table, sorted by entry point and ready to be matched. */
export type SortedEndpoints = {
  readonly storeAjax: ReadonlyMap<string, AjaxEndpoint>;
  readonly adminAjax: ReadonlyMap<string, AjaxEndpoint>;
  readonly storeApi: readonly { readonly endpoint: StoreApiEndpoint; readonly pattern: Pattern }[];
  readonly platformRest: readonly { readonly endpoint: PlatformRestEndpoint; readonly pattern: Pattern }[];
  readonly pageActions: readonly { readonly endpoint: PageAction; readonly pattern: Pattern }[];
  readonly plainLinks: readonly PlainLink[];
  readonly uploads: readonly { readonly endpoint: UploadEndpoint; readonly pattern: Pattern }[];
};

const named = /:([a-zA-Z]+)(?:\{([^}]+)\})?/g;

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A path with named parts, with or without the final slash (ACC-03). */
export function pathPattern(path: string): Pattern {
  const source = path
    .replace(/\/$/, '')
    .replace(named, (_all, name: string, shape = '[^/]+') => `(?<${name}>${shape})`);
  const expression = new RegExp(`^${source}/?$`);
  return {
    match(given) {
      const found = expression.exec(given);
      if (!found) return null;
      return Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([name, value]) => [name, readable(value)]),
      );
    },
  };
}

/** `{p}_ajax_search` with the configured prefixes (WIRE-01). */
export function wireName(template: string, wire: WirePrefixes): string {
  return template
    .replace('{platform}', wire.platform)
    .replace('{pp}', wire.wallet)
    .replace('{p}', wire.wholesale)
    .replace('{P}', wire.wholesaleKey)
    .replace('{t}', wire.productTable)
    .replace('{raq}', wire.quoteList);
}

/** Sorts the route table; a store ajax name is also an action of the generic endpoint. */
export function sortEndpoints(table: readonly Endpoint[], wire: WirePrefixes): SortedEndpoints {
  const storeAjax = table.filter((endpoint) => endpoint.kind === 'wc-ajax');
  return {
    storeAjax: new Map(storeAjax.map((endpoint) => [wireName(endpoint.name, wire), endpoint])),
    adminAjax: new Map<string, AjaxEndpoint>([
      ...storeAjax.map(
        (endpoint) => [`${wire.platform}_${wireName(endpoint.name, wire)}`, endpoint] as const,
      ),
      ...table
        .filter((endpoint) => endpoint.kind === 'admin-ajax')
        .map((endpoint) => [wireName(endpoint.name, wire), endpoint] as const),
    ]),
    storeApi: table
      .filter((endpoint) => endpoint.kind === 'store-api')
      .map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint.path) })),
    platformRest: table
      .filter((endpoint) => endpoint.kind === 'platform-rest')
      .map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint.path) })),
    pageActions: table
      .filter((endpoint) => endpoint.kind === 'page-action')
      .map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint.path) })),
    plainLinks: table.filter((endpoint) => endpoint.kind === 'plain-link'),
    uploads: table
      .filter((endpoint) => endpoint.kind === 'upload')
      .map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint.path) })),
  };
}
