import type { ParamShapes } from '#contract/param-shape.ts';
import type { StoreApiEndpoint } from '../endpoint.ts';

const namespace = 'wc/store/v1';

const argsOf = (params: ParamShapes = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, shape]) => [name, { required: false, ...shape }]));

/** The methods of a route, each once. */
export function methodsOf(endpoints: readonly StoreApiEndpoint[]): readonly string[] {
  return [...new Set(endpoints.map(({ method }) => method))];
}

/** What a route answers and what may be asked of it: the answer to `OPTIONS`. An address without a route has none. */
export function describeRoute(endpoints: readonly StoreApiEndpoint[], shopUrl: string): object {
  const [first] = endpoints;
  if (!first) return [];
  const isPattern = first.path.includes(':');
  return {
    namespace,
    methods: methodsOf(endpoints),
    endpoints: endpoints.map(({ method, params }) => ({ methods: [method], args: argsOf(params) })),
    ...(isPattern ? {} : { _links: { self: [{ href: `${shopUrl}/wp-json/${namespace}${first.path}` }] } }),
  };
}

/** A path as the platform writes patterns: `/products/(?P<id>[0-9]+)`. */
const patternOf = (path: string) =>
  path.replace(
    /:([a-zA-Z]+)(?:\{([^}]+)\})?/g,
    (_all, name: string, shape = '[^/]+') => `(?P<${name}>${shape})`,
  );

/** All routes of the Store API: the answer to `GET /wp-json/wc/store/v1`. */
export function describeStoreApi(endpoints: readonly StoreApiEndpoint[], shopUrl: string): object {
  const byPath = [...Map.groupBy(endpoints, ({ path }) => path)];
  return {
    namespace,
    routes: Object.fromEntries(
      byPath.map(([path, same]) => [`/${namespace}${patternOf(path)}`, describeRoute(same, shopUrl)]),
    ),
    _links: { up: [{ href: `${shopUrl}/wp-json/` }] },
  };
}
