import { data, redirect } from 'react-router';
import { mayPayOrder } from '#customers/accounts/rules/may-view-order.ts';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { wholesaleContext } from '#foundation/request-context/wholesale-context.ts';
import { shopWords } from '#messages/shop-words.ts';
import { orderPath } from '#selling/orders/rules/order-link.ts';
import { postOrderApproval } from '#selling/orders/server/approval/post-order-approval.ts';
import { readOrderApproval } from '#selling/orders/server/approval/read-order-approval.ts';
import { postOwnOrder } from '#selling/orders/server/forms/post-own-order.ts';
import { readOwnOrder } from '#selling/orders/server/forms/read-own-order.ts';
import { OrderApprovalPart } from '#selling/orders/storefront/order-approval-part.tsx';
import { OrderPageView } from '#selling/orders/storefront/order-page-view.tsx';
import { OrderRefused } from '#selling/orders/storefront/order-refused.tsx';
import { bankTransferOf } from '#selling/payments/rules/bank-transfer.ts';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/view-order.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.page
      ? shopWords(loaderData.locale).orders.pageHeading(loaderData.page.order.number)
      : '',
  });

const askedIn = (request: Request, id: string | undefined) => {
  const { searchParams } = new URL(request.url);
  return { orderId: idFrom(id), link: searchParams.get('link') ?? '', done: searchParams.get('done') };
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  const { done, ...asked } = askedIn(request, params.id);
  const found = await readOwnOrder(ctx, asked);
  const { locale } = ctx.visitor.audience;
  if (found.ok) {
    const { visitor, settings } = ctx;
    const approval = readOrderApproval(ctx, found.page);
    const mayCancel = found.page.mayCancel && !approval?.mayCancel;
    return {
      page: { ...found.page, mayCancel },
      bankTransfer: bankTransferOf(settings),
      isCancelled: done === 'cancelled',
      approval,
      context: approval && wholesaleContext(ctx),
      mayPay: visitor.person === null || mayPayOrder(visitor, found.page.order),
      locale,
    };
  }
  const { code } = found.error;
  if (code === 'log-in') throw redirect(logInPath(new URL(request.url).pathname));
  if (code === 'unknown') throw notFound();
  return data({ page: null, why: code, locale }, { status: 403 });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { done: _, ...asked } = askedIn(request, params.id);
  const form = await request.formData();
  const decided = await postOrderApproval(requestContextOf(context), asked.orderId, form);
  if (decided?.kind === 'go') throw redirect(decided.path, 303);
  if (decided?.kind === 'unknown') throw notFound();
  if (decided) return data({ own: null, approval: decided.problem }, { status: 422 });
  const outcome = await postOwnOrder(requestContextOf(context), asked, form);
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  if (outcome.kind === 'problem') return data({ own: outcome.problem, approval: null }, { status: 422 });
  if (outcome.code === 'log-in') throw redirect(logInPath(new URL(request.url).pathname), 303);
  if (outcome.code === 'unknown') throw notFound();
  // The page itself says what is wrong with the link.
  return data(null, { status: 403 });
}

export default function ViewOrder({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.page) return <OrderRefused why={loaderData.why} />;
  const { page, bankTransfer, isCancelled, approval, context, mayPay } = loaderData;
  return (
    <OrderPageView
      {...page}
      bankTransfer={bankTransfer}
      isCancelled={isCancelled}
      mayPay={mayPay}
      problem={actionData?.own ?? null}
    >
      {approval && context ? (
        <OrderApprovalPart
          approval={approval}
          context={context}
          path={orderPath(page.order.id, '')}
          nonce={page.nonce}
          isWaiting={page.order.status === 'pending-approval'}
          problem={actionData?.approval ?? null}
        />
      ) : null}
    </OrderPageView>
  );
}
