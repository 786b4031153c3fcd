import { data, redirect } from 'react-router';
import { shopWords } from '#messages/shop-words.ts';
import { logInPath } from '#shop/accounts/rules/return-path.ts';
import { postOwnOrder } from '#shop/orders/server/forms/post-own-order.ts';
import { readOwnOrder } from '#shop/orders/server/forms/read-own-order.ts';
import { OrderPageView } from '#shop/orders/storefront/order-page-view.tsx';
import { OrderRefused } from '#shop/orders/storefront/order-refused.tsx';
import { bankTransferOf } from '#shop/payments/rules/bank-transfer.ts';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { toolboxOf } from '../toolbox-context.ts';
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
  const toolbox = toolboxOf(context);
  toolbox.reply.keepOut();
  const { done, ...asked } = askedIn(request, params.id);
  const found = await readOwnOrder(toolbox, asked);
  const { locale } = toolbox.visitor.audience;
  if (found.ok) {
    const isCancelled = done === 'cancelled';
    return { page: found.page, bankTransfer: bankTransferOf(toolbox.settings), isCancelled, locale };
  }
  const { code } = found.error;
  if (code === 'log-in') throw redirect(logInPath(new URL(request.url).pathname));
  if (code === 'unknown') throw notFound();
  return data({ page: null, why: code, locale }, { status: 403 });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { done: _, ...asked } = askedIn(request, params.id);
  const outcome = await postOwnOrder(toolboxOf(context), asked, await request.formData());
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  if (outcome.kind === 'problem') return data(outcome.problem, { status: 422 });
  if (outcome.code === 'log-in') throw redirect(logInPath(new URL(request.url).pathname), 303);
  if (outcome.code === 'unknown') throw notFound();
  // The page itself says what is wrong with the link.
  return data(null, { status: 403 });
}

export default function ViewOrder({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.page) return <OrderRefused why={loaderData.why} />;
  const { page, bankTransfer, isCancelled } = loaderData;
  return (
    <OrderPageView
      {...page}
      bankTransfer={bankTransfer}
      isCancelled={isCancelled}
      problem={actionData ?? null}
    />
  );
}
