import { redirect } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { postOrderPay } from '#selling/checkout/server/payment/post-order-pay.ts';
import { type OrderPayPage, readOrderPayPage } from '#selling/checkout/server/payment/read-order-pay-page.ts';
import orderPay from '#selling/checkout/storefront/payment/order-pay.island.tsx';
import { goOnFlash, paymentFlashParameter } from '#selling/payments/rules/wallet-actions.ts';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { found, idFrom, notFound } from '../not-found.ts';
import { flashIn } from '../payment-flash.ts';
import { postedFields } from '../posted-fields.ts';

export const loader = documentLoader(async ({ ctx, params, request, url }) => {
  const flash = flashIn(request);
  const goesOn = url.searchParams.get(paymentFlashParameter) === goOnFlash;
  const tried = { paymentMethod: '', problem: null, flash, goesOn };
  return page(ctx, found(await readOrderPayPage(ctx, askedIn(url, params.id), tried)));
});

export const action = documentLoader(async ({ ctx, params, request, url }) => {
  const outcome = await postOrderPay(ctx, askedIn(url, params.id), await postedFields(request));
  if (outcome.kind === 'paid') return redirect(outcome.path, 303);
  if (outcome.kind === 'unknown') throw notFound();
  return { ...page(ctx, outcome.page), status: outcome.page.problem ? 422 : 200 };
});

const askedIn = (url: URL, id: string | undefined) => ({
  orderId: idFrom(id),
  key: url.searchParams.get('key') ?? '',
});

function page({ visitor }: RequestContext, read: OrderPayPage): DocumentPage {
  const { title } = paymentMethodsFor(visitor.audience.locale).pay;
  return {
    head: title(read.order.number),
    view: <Island of={orderPay} props={read} />,
  };
}
