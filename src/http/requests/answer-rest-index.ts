import { namespaceIndex, restIndex } from '#http/wire/rest-index.ts';
import type { AppServices } from './app-services.ts';
import { currentSettings } from './create-request-context.ts';
import type { SortedEndpoints } from './sort-endpoints.ts';

/** The path below `/wp-json`, from a pretty address or from `?rest_route=`. */
export function restPath(url: URL): string {
  return url.searchParams.get('rest_route') ?? url.pathname.replace(/^\/(wp-json|index\.php)/, '');
}

/** The index of the REST interface or of one of its namespaces; null for another address. */
export async function answerRestIndex(
  path: string,
  services: AppServices,
  sorted: SortedEndpoints,
): Promise<Response | null> {
  const { shopUrl, clock } = services;
  const endpoints = [...sorted.storeApi, ...sorted.platformRest].map(({ endpoint }) => endpoint);
  if (path !== '' && path !== '/') return json(namespaceIndex(endpoints, path, shopUrl));
  const { shop_name: name, shop_tagline: description } = await currentSettings(services);
  return json(restIndex(endpoints, { shopUrl, name, description, now: clock.now() }));
}

const json = (body: object | null) =>
  body &&
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json; charset=UTF-8' } });
