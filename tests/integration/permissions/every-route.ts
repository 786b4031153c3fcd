import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#http/pages/routes.ts';
import type { Who } from '#http/wire/endpoint.ts';
import { routeTable } from '#http/wire/route-table.ts';

/** Everything that can be asked of the shop: pages to look at and calls, by kind and address. */
export type KnownRoute = {
  /** `page /staff/orders/`, `page-action /staff/orders/`, `store-api GET /cart` */
  readonly name: string;
  readonly kind: 'page' | (typeof routeTable)[number]['kind'];
  /** the address with its named parts; of a plain link the parameter, of ajax the action */
  readonly address: string;
  readonly method: string;
  /** as the route table says; null for pages, which say it themselves */
  readonly who: Who | null;
};

function pagesOf(entries: readonly RouteConfigEntry[]): readonly KnownRoute[] {
  return entries.flatMap(({ path, index, children }): readonly KnownRoute[] => {
    const below = pagesOf(children ?? []);
    if (path === undefined && !index) return below;
    const address = path === undefined ? '/' : `/${path}/`;
    return [{ name: `page ${address}`, kind: 'page', address, method: 'GET', who: null }, ...below];
  });
}

const callsOf = (): readonly KnownRoute[] =>
  routeTable.map((entry) => {
    const { kind, who } = entry;
    switch (entry.kind) {
      case 'store-api':
        return {
          name: `${kind} ${entry.method} ${entry.path}`,
          kind,
          address: entry.path,
          method: entry.method,
          who,
        };
      case 'platform-rest':
        return {
          name: `${kind} ${entry.method} ${entry.path}`,
          kind,
          address: entry.path,
          method: entry.method,
          who,
        };
      case 'plain-link':
        return { name: `${kind} ${entry.parameter}`, kind, address: entry.parameter, method: 'GET', who };
      case 'wc-ajax':
      case 'admin-ajax':
        return { name: `${kind} ${entry.name}`, kind, address: entry.name, method: 'POST', who };
      default:
        return { name: `${kind} ${entry.path}`, kind, address: entry.path, method: 'POST', who };
    }
  });

/** Generated from src/http/pages/routes.ts and from the route table. */
export const everyRoute: readonly KnownRoute[] = [...pagesOf(await routes), ...callsOf()];
