import { data, redirect } from 'react-router';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { staffPaymentsFor } from '#messages/payments/staff-payments-for.ts';
import { PaymentRulesPage } from '#selling/payments/back-office/payment-rules-page.tsx';
import { postPaymentRules } from '#selling/payments/server/staff/post-payment-rules.ts';
import { readPaymentRulesPage } from '#selling/payments/server/staff/read-payment-rules-page.ts';
import { titleMeta } from '../page-meta.ts';
import type { Route } from './+types/payment-rules.ts';
import { openStaffPage, staffContext, staffLocale } from './staff-context.ts';

export const meta = titleMeta;

const actionsDone = ['saved', 'deleted', 'credit'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked } = openStaffPage(args, 'payments');
  const page = await readPaymentRulesPage(ctx);
  return {
    page,
    mayOpenCustomer: mayStaff(ctx.visitor.person, 'customers-view'),
    edited: page.rules.find(({ id }) => String(id) === asked.get('rule')) ?? null,
    done: actionsDone.find((action) => action === asked.get('done')) ?? null,
    title: staffPaymentsFor(staffLocale(ctx)).title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postPaymentRules(staffContext(context, 'payments'), await request.formData());
  switch (outcome.kind) {
    case 'saved':
    case 'deleted':
    case 'credit':
      throw redirect(`/staff/payment-rules/?done=${outcome.kind}`, 303);
    default:
      return data(outcome, { status: 422 });
  }
}

export default function StaffPaymentRules({ loaderData, actionData }: Route.ComponentProps) {
  const { page, mayOpenCustomer, done } = loaderData;
  const typedId = actionData?.kind === 'wrong-rule' ? actionData.typed.rule : undefined;
  const edited = loaderData.edited ?? page.rules.find(({ id }) => String(id) === typedId) ?? null;
  const shown = { ...page, mayOpenCustomer, edited, done };
  return <PaymentRulesPage {...shown} outcome={actionData ?? null} />;
}
