import { ArticleStockPage } from '#catalogue/stock/back-office/article-stock-page.tsx';
import { articleTitle } from '#catalogue/stock/rules/article-stock.ts';
import { readStockAction, staffStockAction } from '#catalogue/stock/rules/stock-forms.ts';
import { postArticleStock } from '#catalogue/stock/server/staff/post-article-stock.ts';
import { readArticleStock } from '#catalogue/stock/server/staff/read-article-stock.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/article-stock.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked } = openStaffPage(args, 'stock');
  const page = idFrom(asked.get('page') ?? '1');
  const stock = found(await readArticleStock(ctx, idFrom(args.params.id), page));
  return {
    stock,
    chosen: Number(/^[1-9]\d{0,8}$/.exec(asked.get('at') ?? '')?.[0] ?? 0),
    mayEdit: mayStaff(ctx.visitor.person, 'products'),
    done: readStockAction(asked),
    nonce: ctx.nonces.make(staffStockAction),
    title: articleTitle(stock.article),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'stock');
  return answerForm(await postArticleStock(ctx, idFrom(params.id), await request.formData()));
}

export default function ArticleStock({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <ArticleStockPage {...page} rejected={actionData ?? null} />;
}
