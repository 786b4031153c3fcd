import { data, redirect } from 'react-router';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import { orderLinkPath } from '#selling/orders/rules/order-link-form.ts';
import { askOrderLink } from '#selling/orders/server/forms/ask-order-link.ts';
import { AskOrderLink, type AskOrderLinkProps } from '#selling/orders/storefront/ask-order-link.tsx';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/order-link.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: ownOrdersFor(loaderData.locale).askLink.title });

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  ctx.reply.preventCaching();
  const sent = new URL(request.url).searchParams.get('sent') === '1';
  return { sent, locale: ctx.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { number = '', email = '' } = await postedFields(request);
  const typed = { number: number.slice(0, 100), email: email.slice(0, 300) };
  const result = await askOrderLink(requestContextOf(context), typed);
  if (result.ok) throw redirect(`${orderLinkPath}?sent=1`, 303);
  const { error } = result;
  return error.code === 'form'
    ? data({ typed, problems: error.problems, waitMinutes: null }, { status: 422 })
    : data({ typed, problems: [], waitMinutes: error.minutes }, { status: 429 });
}

const untouched: Omit<AskOrderLinkProps, 'sent'> = {
  typed: { number: '', email: '' },
  problems: [],
  waitMinutes: null,
};

export default function OrderLink({ loaderData, actionData }: Route.ComponentProps) {
  return <AskOrderLink {...(actionData ?? untouched)} sent={loaderData.sent && !actionData} />;
}
