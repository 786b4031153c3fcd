import { SalePage } from '#wholesale/tills/back-office/sale-page.tsx';
import { tillsAction } from '#wholesale/tills/rules/till.ts';
import { postSale } from '#wholesale/tills/server/post-till.ts';
import { readSale } from '#wholesale/tills/server/sales.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/sale.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'counter');
  const sale = found(await readSale(ctx, idFrom(args.params.id)));
  return {
    page: { sale, nonce: ctx.nonces.make(tillsAction) },
    title: words.tills.sale(sale.orderNumber),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'counter');
  return answerForm(await postSale(ctx, idFrom(params.id), await request.formData()));
}

export default function StaffSale({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SalePage {...loaderData.page} sentences={actionData?.sentences ?? []} typed={actionData?.typed ?? {}} />
  );
}
