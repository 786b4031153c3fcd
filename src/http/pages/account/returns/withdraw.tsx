import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownReturnsFor } from '#messages/own-returns-for.ts';
import { formAddressee } from '#selling/consumer-rights/rules/form-addressee.ts';
import { findOwnOrder } from '#selling/orders/server/forms/read-own-order.ts';
import type { OwnReturns, WithdrawalStep } from '#selling/returns/rules/own-returns.ts';
import { postWithdrawal } from '#selling/returns/server/post-own-returns.ts';
import { WithdrawalView } from '#selling/returns/storefront/withdrawal-view.tsx';
import { type DocumentPage, documentLoader } from '../../documents/document-loader.tsx';
import { idFrom } from '../../not-found.ts';
import { openOwnReturns } from './open-own-returns.tsx';

export const loader = documentLoader(async (asked) => {
  const { ctx, params, url } = asked;
  const opened = await openOwnReturns(asked);
  if (!opened.ok) return opened.page;
  // Whoever is logged in, or holds the link, need not say again who they are.
  const link = url.searchParams.get('link') ?? '';
  const found = await findOwnOrder(ctx, { orderId: idFrom(params.id), link });
  const billing = found.ok ? found.order.billing : null;
  return withdrawalPage(ctx, opened.own, {
    step: 'statement',
    typed: {
      name: billing ? `${billing.firstName} ${billing.lastName}`.trim() : '',
      email: billing?.email ?? '',
      contract: String(opened.own.orderNumber),
    },
    problems: {},
    quantities: null,
    problem: null,
    waitMinutes: null,
  });
});

export const action = documentLoader(async (asked) => {
  const { ctx, request } = asked;
  const opened = await openOwnReturns(asked);
  if (!opened.ok) return opened.page;
  return withdrawalPage(ctx, opened.own, await postWithdrawal(ctx, opened.own, await request.formData()));
});

/** A page of the withdrawal in one of its steps. */
export function withdrawalPage(
  { visitor, reply, settings }: RequestContext,
  own: OwnReturns | null,
  step: WithdrawalStep,
): DocumentPage {
  reply.preventCaching();
  const isRefused =
    step.step === 'statement' && (step.problem !== null || Object.keys(step.problems).length > 0);
  const status = step.step === 'statement' && step.waitMinutes !== null ? 429 : isRefused ? 422 : 200;
  return {
    status,
    head: ownReturnsFor(visitor.audience.locale).withdrawal.title,
    sheets: ['business'],
    view: <WithdrawalView own={own} step={step} addressee={formAddressee(settings)} />,
  };
}
