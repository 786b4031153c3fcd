import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { ReturnPage } from '#selling/returns/back-office/return-page.tsx';
import { returnName } from '#selling/returns/rules/return-paths.ts';
import { returnActions } from '#selling/returns/rules/staff-returns.ts';
import { postStaffReturn } from '#selling/returns/server/post-staff-return.ts';
import { readReturn } from '#selling/returns/server/read-returns.ts';
import { readStaffReturn } from '#selling/returns/server/read-staff-return.ts';
import { PayoutChoice } from '#wholesale/tills/back-office/payout-choice.tsx';
import { payoutField, payoutIn } from '#wholesale/tills/rules/payout-field.ts';
import { payoutTills } from '#wholesale/tills/server/pay-from-till.ts';
import { settleReturnFromTill } from '#wholesale/tills/server/refund-from-till.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/return.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'returns');
  const page = found(await readStaffReturn(ctx, idFrom(args.params.id)));
  const { person } = ctx.visitor;
  const mayPayOut = page.maySettle && mayStaff(person, 'counter');
  const order = mayPayOut ? await readOrder(ctx, page.record.orderId) : null;
  return {
    page,
    tills: order ? await payoutTills(ctx, order) : [],
    done: returnActions.find((action) => action === asked.get('done')) ?? null,
    title: words.staffReturns.titleOf(returnName(page.record.number)),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'returns');
  const returnId = idFrom(params.id);
  const form = await request.formData();
  const settles = form.get('action') === 'settle';
  if (settles) staffContext(context, 'refunds');
  // A code is no cash: only a refund leaves the drawer.
  const sessionId =
    settles && form.get('as') === 'refund' ? payoutIn(String(form.get(payoutField) ?? '')) : null;
  if (sessionId === null) return answerForm(await postStaffReturn(ctx, returnId, form));
  const { orderId } = found(await readReturn(ctx, returnId));
  const inside = staffContext(context, 'counter');
  return answerForm(await settleReturnFromTill(inside, { returnId, orderId, sessionId }, form));
}

export default function Return({ loaderData, actionData }: Route.ComponentProps) {
  const typed = actionData?.action === 'settle' ? typedText(actionData.typed, payoutField) : '';
  return (
    <ReturnPage
      {...loaderData.page}
      done={loaderData.done}
      refused={actionData ?? null}
      payout={<PayoutChoice tills={loaderData.tills} typed={typed} />}
    />
  );
}
