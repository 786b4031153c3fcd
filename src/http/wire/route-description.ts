import { argumentShapes } from './argument-shapes.ts';
import type { PlatformRestEndpoint, StoreApiEndpoint } from './endpoint.ts';

export type RestEndpoint = StoreApiEndpoint | PlatformRestEndpoint;

function argsOf(endpoint: RestEndpoint): object {
  const { takes, notInOptions } = endpoint.about;
  if (!takes || notInOptions) return {};
  const shapes = Object.entries(argumentShapes(takes));
  // These descriptions have never marked an argument as required, which clients rely on.
  return Object.fromEntries(shapes.map(([name, shape]) => [name, { required: false, ...shape }]));
}

/** The methods of a route, each once. */
export function methodsOf(endpoints: readonly RestEndpoint[]): readonly string[] {
  return [...new Set(endpoints.map(({ method }) => method))];
}

const entryOf = (endpoint: RestEndpoint) => ({
  methods: [endpoint.method],
  ...('inBatch' in endpoint && endpoint.inBatch ? { allow_batch: { v1: true } } : {}),
  args: argsOf(endpoint),
});

/** What a route answers and what may be asked of it: the answer to `OPTIONS`. An address without a route has none. */
export function describeRoute(endpoints: readonly RestEndpoint[], shopUrl: string): object {
  const [first] = endpoints;
  if (!first) return [];
  const namespace = first.kind === 'store-api' ? 'wc/store/v1' : 'wc/v3';
  return describeAt(endpoints, { namespace, shopUrl });
}

/** The same in the namespace that a route is listed in. */
export function describeAt(
  endpoints: readonly RestEndpoint[],
  { namespace, shopUrl }: { readonly namespace: string; readonly shopUrl: string },
): object {
  const path = addressIn(namespace, endpoints[0]);
  return {
    namespace,
    methods: methodsOf(endpoints),
    endpoints: endpoints.map(entryOf),
    ...(path.includes(':') ? {} : { _links: { self: [{ href: `${shopUrl}/wp-json${path}` }] } }),
  };
}

/** The path of a route below `/wp-json`: the table has those of the Store API without their namespace. */
export function addressIn(namespace: string, endpoint: RestEndpoint | undefined): string {
  return endpoint?.kind === 'store-api' ? `/${namespace}${endpoint.path}` : (endpoint?.path ?? '');
}
