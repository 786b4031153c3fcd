import { data, redirect } from 'react-router';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { postOrderPay } from '#selling/checkout/server/payment/post-order-pay.ts';
import { readOrderPayPage } from '#selling/checkout/server/payment/read-order-pay-page.ts';
import { OrderPayView } from '#selling/checkout/storefront/payment/order-pay-view.tsx';
import { idFrom, notFound } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import { flashIn } from '../payment-flash.ts';
import { postedFields } from '../posted-fields.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/order-pay.ts';

export const meta = titleMeta;

const askedIn = (request: Request, id: string | undefined) => ({
  orderId: idFrom(id),
  key: new URL(request.url).searchParams.get('key') ?? '',
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const flash = flashIn(request);
  const page = await readOrderPayPage(ctx, askedIn(request, params.id), {
    paymentMethod: '',
    problem: null,
    flash,
  });
  if (!page) throw notFound();
  const { title } = paymentMethodsFor(ctx.visitor.audience.locale).pay;
  return { page, title: title(page.order.number) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const outcome = await postOrderPay(
    requestContextOf(context),
    askedIn(request, params.id),
    await postedFields(request),
  );
  if (outcome.kind === 'paid') throw redirect(outcome.path, 303);
  if (outcome.kind === 'unknown') throw notFound();
  return data(outcome.page, { status: outcome.page.problem ? 422 : 200 });
}

export default function OrderPay({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPayView {...(actionData ?? loaderData.page)} />;
}
