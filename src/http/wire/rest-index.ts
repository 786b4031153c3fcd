import { addressIn, describeAt, type RestEndpoint } from './route-description.ts';

const storeNamespaces = ['wc/store', 'wc/store/v1'] as const;
const zone = 'Europe/Rome';
const hourMs = 60 * 60 * 1000;

/** The shop as the index of the interface introduces it. */
export type IndexedShop = {
  readonly shopUrl: string;
  readonly name: string;
  readonly description: string;
  readonly now: Date;
};

/** `wp/v2` of `/wp/v2/users/me`; the routes of the Store API answer in two namespaces (wire 1). */
const namespacesOf = (endpoint: RestEndpoint): readonly string[] =>
  endpoint.kind === 'store-api' ? storeNamespaces : [endpoint.path.split('/').slice(1, 3).join('/')];

const allNamespaces = (endpoints: readonly RestEndpoint[]) => [...new Set(endpoints.flatMap(namespacesOf))];

/** A path as the platform writes patterns: `/products/(?P<id>[0-9]+)`. */
const patternOf = (path: string) =>
  path.replace(
    /:([a-zA-Z]+)(?:\{([^}]+)\})?/g,
    (_all, name: string, shape = '[^/]+') => `(?P<${name}>${shape})`,
  );

/** The index of a namespace or, for `''`, of the whole interface, as one of its own routes. */
const indexRoute = (shopUrl: string, namespace: string) => ({
  namespace,
  methods: ['GET'],
  endpoints: [
    {
      methods: ['GET'],
      args: {
        ...(namespace === '' ? {} : { namespace: { default: namespace, required: false } }),
        context: { default: 'view', required: false },
      },
    },
  ],
  _links: { self: [{ href: `${shopUrl}/wp-json/${namespace}` }] },
});

function routesIn(endpoints: readonly RestEndpoint[], namespace: string, shopUrl: string) {
  const own = endpoints.filter((endpoint) => namespacesOf(endpoint).includes(namespace));
  const byPath = [...Map.groupBy(own, (endpoint) => patternOf(addressIn(namespace, endpoint)))];
  return {
    [`/${namespace}`]: indexRoute(shopUrl, namespace),
    ...Object.fromEntries(byPath.map(([path, same]) => [path, describeAt(same, { namespace, shopUrl })])),
  };
}

/** Hours that the shop's clock is ahead of UTC at a moment. */
function hoursAhead(now: Date): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(now);
  return Math.round((Date.parse(`${parts.replace(' ', 'T')}Z`) - now.getTime()) / hourMs);
}

/** The answer to `GET /wp-json/`: who the shop is, and every route of the REST interface (REST-01). */
export function restIndex(endpoints: readonly RestEndpoint[], shop: IndexedShop): object {
  const { shopUrl, name, description, now } = shop;
  const namespaces = allNamespaces(endpoints);
  return {
    name,
    description,
    url: shopUrl,
    home: shopUrl,
    gmt_offset: hoursAhead(now),
    timezone_string: zone,
    namespaces,
    authentication: [],
    routes: Object.assign(
      { '/': indexRoute(shopUrl, '') },
      ...namespaces.map((namespace) => routesIn(endpoints, namespace, shopUrl)),
    ),
    _links: { self: [{ href: `${shopUrl}/wp-json/` }] },
  };
}

/** The answer to `GET /wp-json/{namespace}`: its routes; null where there is no such namespace. */
export function namespaceIndex(
  endpoints: readonly RestEndpoint[],
  path: string,
  shopUrl: string,
): object | null {
  const namespace = allNamespaces(endpoints).find((one) => path === `/${one}` || path === `/${one}/`);
  if (namespace === undefined) return null;
  const routes = routesIn(endpoints, namespace, shopUrl);
  return { namespace, routes, _links: { up: [{ href: `${shopUrl}/wp-json/` }] } };
}
