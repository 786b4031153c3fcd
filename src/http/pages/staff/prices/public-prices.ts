import {
  readBrandChoices,
  readCategoryChoices,
} from '#catalogue/product-editing/server/read-product-choices.ts';
import { publicPriceList } from '#catalogue/public-prices/rules/public-price-list.ts';
import { pricesOf, readPublicPrices } from '#catalogue/public-prices/server/read-public-prices.ts';
import { postPublicPrice } from '#catalogue/public-prices/server/save-public-price.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { StaffPriceList } from '#pricing/prices/server/staff/read-price-lists.ts';
import { found } from '../../not-found.ts';

/** What the page of the public price list shows. */
export async function readPublicPage(ctx: RequestContext, list: StaffPriceList, asked: URLSearchParams) {
  const query = found(publicPriceList(list.id).read(asked));
  const [prices, edited, categories, brands] = await Promise.all([
    readPublicPrices(ctx, list.id, query),
    query.edit === null ? [] : pricesOf(ctx, [query.edit]),
    readCategoryChoices(ctx),
    readBrandChoices(ctx),
  ]);
  const mayOpenProducts = mayStaff(ctx.visitor.person, 'products');
  return { list, prices: found(prices), edited: edited[0] ?? null, categories, brands, mayOpenProducts };
}

/** A form of that page: what is answered, and where its writer goes on. */
export async function postPublicPage(ctx: RequestContext, list: StaffPriceList, request: Request) {
  const form = await request.formData();
  const address = publicPriceList(list.id);
  const query = address.read(new URL(request.url).searchParams) ?? address.whole;
  return {
    posted: await postPublicPrice(ctx, form),
    isInline: form.get('inline') === '1',
    path: address.path({ ...query, edit: null }, { done: 'saved' }),
  };
}
