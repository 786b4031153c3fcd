import { data, redirect } from 'react-router';
import { ServedFrom } from '#catalogue/stock/back-office/locations/served-from.tsx';
import { servingAction } from '#catalogue/stock/rules/locations/serving.ts';
import { postServing } from '#catalogue/stock/server/locations/change-serving.ts';
import { readServing } from '#catalogue/stock/server/locations/read-serving.ts';
import { GivenAnswersPart } from '#customers/registration/back-office/given-answers-part.tsx';
import { readOrderAnswers } from '#customers/registration/server/staff/read-order-answers.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { NotesOfOrder } from '#selling/delivery-notes/back-office/notes-of-order.tsx';
import { readNotesOf } from '#selling/delivery-notes/server/read-delivery-notes.ts';
import { ConfirmOrderAction } from '#selling/orders/back-office/confirm-order-action.tsx';
import { OrderOriginFacts } from '#selling/orders/back-office/order-origin-facts.tsx';
import { OrderPage } from '#selling/orders/back-office/order-page.tsx';
import { type OrderProblem, readOrderActionDone } from '#selling/orders/rules/order-action.ts';
import { postStaffOrder } from '#selling/orders/server/forms/post-staff-order.ts';
import { readStaffOrder } from '#selling/orders/server/forms/read-staff-order.ts';
import { readOrderAttribution } from '#selling/orders/server/read-order-attribution.ts';
import { ReturnsOfOrder } from '#selling/returns/back-office/returns-of-order.tsx';
import { readReturnsOf } from '#selling/returns/server/read-returns.ts';
import { ConversationsOfOrder } from '#wholesale/conversations/back-office/conversations-of-order.tsx';
import { listConversationsOfOrder } from '#wholesale/conversations/server/staff/list-conversations-of-order.ts';
import { PayoutChoice, PayoutNote } from '#wholesale/tills/back-office/payout-choice.tsx';
import { payoutField, payoutIn } from '#wholesale/tills/rules/payout-field.ts';
import { payoutTills } from '#wholesale/tills/server/pay-from-till.ts';
import { refundOrderFromTill } from '#wholesale/tills/server/refund-from-till.ts';
import { idFrom, notFound } from '../not-found.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/order.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta = titleMeta;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'orders');
  const id = idFrom(params.id);
  const mayReturn = mayStaff(ctx.visitor.person, 'returns');
  const mayShip = mayStaff(ctx.visitor.person, 'fulfilment');
  const mayConverse = mayStaff(ctx.visitor.person, 'conversations');
  const [page, attribution, given, serving, returns, notes, conversations] = await Promise.all([
    readStaffOrder(ctx, id),
    readOrderAttribution(ctx, id),
    readOrderAnswers(ctx, id),
    readServing(ctx, id),
    mayReturn ? readReturnsOf(ctx, id) : null,
    mayShip ? readNotesOf(ctx, id, 'all') : null,
    mayConverse ? listConversationsOfOrder(ctx, id) : [],
  ]);
  if (!page) throw notFound();
  const { person } = ctx.visitor;
  const mayPayOut = mayStaff(person, 'refunds') && mayStaff(person, 'counter');
  const { title } = staffMessagesFor(staffLocale(ctx)).backOffice.order;
  const answers = {
    given,
    mayOpen: mayStaff(ctx.visitor.person, 'registration'),
  };
  const asked = new URL(request.url).searchParams;
  const done = readOrderActionDone(asked);
  const mayOpenCustomers = mayStaff(ctx.visitor.person, 'customers-view');
  const mayOpenPayments = mayStaff(ctx.visitor.person, 'payments');
  return {
    page,
    mayOpenCustomers,
    mayOpenPayments,
    done,
    serving,
    servingNonce: mayStaff(ctx.visitor.person, 'stock') ? ctx.nonces.make(servingAction) : null,
    returns: returns?.map(({ id: returnId, number, state }) => ({ id: returnId, number, state })) ?? null,
    notes,
    conversations,
    isServed: asked.get('done') === 'served',
    attribution,
    answers,
    tills: mayPayOut ? await payoutTills(ctx, page.order) : [],
    title: title(page.order.number),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'orders');
  const id = idFrom(params.id);
  const form = await request.formData();
  if (String(form.get('action')).startsWith('refund')) staffContext(context, 'refunds');
  if (form.get('action') === 'serve') {
    const changed = await postServing(staffContext(context, 'stock'), id, form);
    if (changed.ok) throw redirect(`/staff/orders/${id}/?done=served#order-serving`, 303);
    return data({ asked: null, problem: null, serving: changed.problem }, { status: 422 });
  }
  const sessionId = form.get('action') === 'refund' ? payoutIn(String(form.get(payoutField) ?? '')) : null;
  const outcome =
    sessionId === null
      ? await postStaffOrder(ctx, id, form)
      : await refundOrderFromTill(staffContext(context, 'counter'), { orderId: id, sessionId }, form);
  if (outcome.ok) throw redirect(`/staff/orders/${id}/?done=${outcome.done}`, 303);
  if ('asked' in outcome) return { asked: outcome.asked, problem: null, serving: null };
  return data({ asked: null, problem: outcome.problem, serving: null }, { status: 422 });
}

const typedTill = (problem: OrderProblem | null | undefined) =>
  problem?.action === 'refund' ? (problem.typed[payoutField] ?? '') : '';

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.asked) {
    const { order, care, nonce } = loaderData.page;
    return (
      <ConfirmOrderAction order={order} isPaid={care.paidAt !== null} asked={actionData.asked} nonce={nonce}>
        {actionData.asked.what === 'refund' && actionData.asked.typed[payoutField] ? <PayoutNote /> : null}
      </ConfirmOrderAction>
    );
  }
  return (
    <>
      <OrderPage
        {...loaderData.page}
        mayOpenCustomers={loaderData.mayOpenCustomers}
        mayOpenPayments={loaderData.mayOpenPayments}
        done={loaderData.done}
        problem={actionData?.problem ?? null}
        payout={<PayoutChoice tills={loaderData.tills} typed={typedTill(actionData?.problem)} />}
      >
        {loaderData.serving ? (
          <ServedFrom
            orderId={loaderData.page.order.id}
            serving={loaderData.serving}
            nonce={loaderData.servingNonce}
            isDone={loaderData.isServed}
            problem={actionData?.serving ?? null}
          />
        ) : null}
        {loaderData.notes && (loaderData.page.order.shipments ?? []).length > 0 ? (
          <NotesOfOrder orderId={loaderData.page.order.id} notes={loaderData.notes} />
        ) : null}
        {loaderData.returns ? (
          <ReturnsOfOrder orderId={loaderData.page.order.id} returns={loaderData.returns} />
        ) : null}
        <ConversationsOfOrder rows={loaderData.conversations} />
        <GivenAnswersPart {...loaderData.answers} at="checkout" />
      </OrderPage>
      <OrderOriginFacts attribution={loaderData.attribution} />
    </>
  );
}
