import { data, redirect } from 'react-router';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { mayStaff } from '#shop/accounts/rules/staff-rights.ts';
import { OrderOriginFacts } from '#shop/order-attribution/back-office/order-origin-facts.tsx';
import { readOrderAttribution } from '#shop/order-attribution/server/read-order-attribution.ts';
import { ConfirmOrderAction } from '#shop/orders/back-office/confirmation/confirm-order-action.tsx';
import { OrderPage } from '#shop/orders/back-office/order-page.tsx';
import { readOrderDeedDone } from '#shop/orders/rules/order-deed.ts';
import { postStaffOrder } from '#shop/orders/server/forms/post-staff-order.ts';
import { readStaffOrder } from '#shop/orders/server/forms/read-staff-order.ts';
import { GivenAnswersPart } from '#shop/registration/back-office/given-answers-part.tsx';
import { readOrderAnswers } from '#shop/registration/server/staff/read-order-answers.ts';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/order.ts';
import { staffLocale, staffToolbox } from './staff-toolbox.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context, 'orders');
  const id = idFrom(params.id);
  const [page, attribution, given] = await Promise.all([
    readStaffOrder(toolbox, id),
    readOrderAttribution(toolbox, id),
    readOrderAnswers(toolbox, id),
  ]);
  if (!page) throw notFound();
  const { title } = staffMessagesFor(staffLocale(toolbox)).backOffice.order;
  const answers = {
    given,
    mayOpen: mayStaff(toolbox.visitor.person, 'registration'),
  };
  const done = readOrderDeedDone(new URL(request.url).searchParams);
  return { page, done, attribution, answers, title: title(page.order.number) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const toolbox = staffToolbox(context, 'orders');
  const id = idFrom(params.id);
  const form = await request.formData();
  if (String(form.get('deed')).startsWith('refund')) staffToolbox(context, 'refunds');
  const outcome = await postStaffOrder(toolbox, id, form);
  if (outcome.ok) throw redirect(`/staff/orders/${id}/?done=${outcome.done}`, 303);
  if ('asked' in outcome) return { asked: outcome.asked, problem: null };
  return data({ asked: null, problem: outcome.problem }, { status: 422 });
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.asked) {
    const { order, care, nonce } = loaderData.page;
    return (
      <ConfirmOrderAction
        order={order}
        isPaid={care.paidAt !== null}
        asked={actionData.asked}
        nonce={nonce}
      />
    );
  }
  return (
    <>
      <OrderPage {...loaderData.page} done={loaderData.done} problem={actionData?.problem ?? null}>
        <GivenAnswersPart {...loaderData.answers} at="checkout" />
      </OrderPage>
      <OrderOriginFacts attribution={loaderData.attribution} />
    </>
  );
}
