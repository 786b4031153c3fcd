import { PicturedProductList } from '#catalogue/media/back-office/pictured-product-list.tsx';
import { listPicturedProducts } from '#catalogue/products/server/list-pictured-products.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { notFound } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/pictures.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta = titleMeta;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'products');
  const query = new URL(request.url).searchParams;
  const asked = query.get('page') ?? '1';
  if (!/^[1-9]\d{0,6}$/.test(asked)) throw notFound();
  const list = await listPicturedProducts(ctx, { words: query.get('s') ?? '', page: Number(asked) });
  if (list.page > list.pages) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(ctx)).pictures.title };
}

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { words, ...list } = loaderData.list;
  return <PicturedProductList {...list} searched={words} />;
}
