import { redirect } from 'react-router';
import { mayPayOrder } from '#customers/accounts/rules/may-view-order.ts';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { wholesaleContext } from '#foundation/request-context/wholesale-context.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { shopWords } from '#messages/shop-words.ts';
import { readNotesOf } from '#selling/delivery-notes/server/read-delivery-notes.ts';
import { OwnDeliveryNotes } from '#selling/delivery-notes/storefront/own-delivery-notes.tsx';
import type { ApprovalProblem } from '#selling/orders/rules/order-approval.ts';
import { orderPath } from '#selling/orders/rules/order-link.ts';
import type { OwnOrderProblem, OwnOrderRefusal } from '#selling/orders/rules/own-order.ts';
import { postOrderApproval } from '#selling/orders/server/approval/post-order-approval.ts';
import { readOrderApproval } from '#selling/orders/server/approval/read-order-approval.ts';
import { postOwnOrder } from '#selling/orders/server/forms/post-own-order.ts';
import { readOwnOrder } from '#selling/orders/server/forms/read-own-order.ts';
import orderApproval from '#selling/orders/storefront/order-approval.island.tsx';
import { OrderPageView } from '#selling/orders/storefront/order-page-view.tsx';
import { OrderRefused } from '#selling/orders/storefront/order-refused.tsx';
import { bankTransferOf } from '#selling/payments/rules/bank-transfer.ts';
import type { OwnReturns } from '#selling/returns/rules/own-returns.ts';
import { returnName } from '#selling/returns/rules/return-paths.ts';
import { readOwnReturns } from '#selling/returns/server/read-own-returns.ts';
import { OwnReturnsPart } from '#selling/returns/storefront/own-returns-part.tsx';
import { type DocumentPage, type DocumentRequest, documentLoader } from '../documents/document-loader.tsx';
import { idFrom, notFound } from '../not-found.ts';

type Problems = { readonly own: OwnOrderProblem | null; readonly approval: ApprovalProblem | null };

const noProblems: Problems = { own: null, approval: null };

export const loader = documentLoader((asked) => page(asked, noProblems));

export const action = documentLoader(async (asked) => {
  const { ctx, request, url } = asked;
  const order = askedIn(asked);
  const form = await request.formData();
  const decided = await postOrderApproval(ctx, order.orderId, form);
  if (decided?.kind === 'go') return redirect(decided.path, 303);
  if (decided?.kind === 'unknown') throw notFound();
  if (decided) return { ...(await page(asked, { own: null, approval: decided.problem })), status: 422 };
  const outcome = await postOwnOrder(ctx, order, form);
  if (outcome.kind === 'go') return redirect(outcome.path, 303);
  if (outcome.kind === 'problem') {
    return { ...(await page(asked, { own: outcome.problem, approval: null })), status: 422 };
  }
  if (outcome.code === 'log-in') return redirect(logInPath(url.pathname), 303);
  if (outcome.code === 'unknown') throw notFound();
  return refusedPage(outcome.code);
});

const askedIn = ({ params, url }: DocumentRequest) => ({
  orderId: idFrom(params.id),
  link: url.searchParams.get('link') ?? '',
});

async function page(asked: DocumentRequest, problems: Problems): Promise<DocumentPage> {
  const { ctx, url } = asked;
  ctx.reply.preventCaching();
  const found = await readOwnOrder(ctx, askedIn(asked));
  if (!found.ok) {
    const { code } = found.error;
    if (code === 'log-in') throw redirect(logInPath(url.pathname));
    if (code === 'unknown') throw notFound();
    return refusedPage(code);
  }
  const { visitor, settings } = ctx;
  const own = found.page;
  const { order } = own;
  const approval = readOrderApproval(ctx, own);
  const [returns, notes] = await Promise.all([
    readOwnReturns(ctx, order, own.link),
    readNotesOf(ctx, order.id, 'holding'),
  ]);
  return {
    head: shopWords(visitor.audience.locale).orders.pageHeading(order.number),
    sheets: ['business'],
    view: (
      <OrderPageView
        {...own}
        mayCancel={own.mayCancel && !approval?.mayCancel}
        bankTransfer={bankTransferOf(settings)}
        isCancelled={url.searchParams.get('done') === 'cancelled'}
        mayPay={visitor.person === null || mayPayOrder(visitor, order)}
        problem={problems.own}
        documents={<OwnDeliveryNotes notes={notes} link={own.link} />}
        returns={
          <OwnReturnsPart
            own={returns}
            done={doneOf(returns, url.searchParams.get('return') ?? '')}
            hasChanged={url.searchParams.get('return') === 'changed'}
          />
        }
      >
        {approval ? (
          <Island
            of={orderApproval}
            props={{
              approval,
              context: wholesaleContext(ctx),
              path: orderPath(order.id, ''),
              nonce: own.nonce,
              isWaiting: order.status === 'pending-approval',
              problem: problems.approval,
            }}
          />
        ) : null}
      </OrderPageView>
    ),
  };
}

/** What has just been done to a return, as the address says. */
function doneOf({ returns }: OwnReturns, said: string) {
  if (said === 'sent' || said === 'cancelled') return { kind: said } as const;
  const isKnown = returns.some(({ number }) => returnName(number) === said);
  return isKnown ? ({ kind: 'asked', name: said } as const) : null;
}

/** The page that says what is wrong with a link. */
function refusedPage(why: Exclude<OwnOrderRefusal, 'log-in' | 'unknown'>): DocumentPage {
  return {
    status: 403,
    head: '',
    view: <OrderRefused why={why} />,
  };
}
