import { suggestProducts } from '#catalogue/product-editing/server/list-products.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/find.ts';

/** Some products by words, for the fields that link them. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { ctx, asked } = openStaffPage(args, 'products');
  return Response.json(await suggestProducts(ctx, asked.get('s') ?? ''));
}
