import { redirect } from 'react-router';
import { ProductsPage } from '#catalogue/product-editing/back-office/products-page.tsx';
import {
  productsAction,
  productsList,
  readProductsDone,
} from '#catalogue/product-editing/rules/product-list.ts';
import { listProducts } from '#catalogue/product-editing/server/list-products.ts';
import { readListViews } from '#catalogue/product-editing/server/list-views.ts';
import { postProductsList } from '#catalogue/product-editing/server/post-products-list.ts';
import {
  readBrandChoices,
  readCategoryChoices,
} from '#catalogue/product-editing/server/read-product-choices.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/products.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const query = found(productsList.read(asked));
  const [list, setup, categories, brands] = await Promise.all([
    listProducts(ctx, query),
    readListViews(ctx, query),
    readCategoryChoices(ctx),
    readBrandChoices(ctx),
  ]);
  return {
    list: found(list),
    ...setup,
    categories,
    brands,
    done: readProductsDone(asked),
    nonce: ctx.nonces.make(productsAction),
    title: words.staffProducts.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return redirect(await postProductsList(staffContext(context, 'products'), request), 303);
}

/** All products of the shop. */
export default function StaffProducts({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <ProductsPage {...page} />;
}
