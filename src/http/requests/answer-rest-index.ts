import { namespaceIndex, restIndex } from '#http/wire/rest-index.ts';
import type { House } from './house.ts';
import { currentSettings } from './request-toolbox.ts';
import type { SortedEndpoints } from './sort-endpoints.ts';

/** The path below `/wp-json`, from a pretty address or from `?rest_route=`. */
export function restPath(url: URL): string {
  return url.searchParams.get('rest_route') ?? url.pathname.replace(/^\/(wp-json|index\.php)/, '');
}

/** The index of the REST interface or of one of its namespaces; null for another address. */
export async function answerRestIndex(
  path: string,
  house: House,
  sorted: SortedEndpoints,
): Promise<Response | null> {
  const { shopUrl, clock } = house;
  const endpoints = [...sorted.storeApi, ...sorted.platformRest].map(({ endpoint }) => endpoint);
  if (path !== '' && path !== '/') return json(namespaceIndex(endpoints, path, shopUrl));
  const { shop_name: name, shop_tagline: description } = await currentSettings(house);
  return json(restIndex(endpoints, { shopUrl, name, description, now: clock.now() }));
}

const json = (body: object | null) =>
  body &&
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json; charset=UTF-8' } });
