import { redirect } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import { orderLinkPath } from '#selling/orders/rules/order-link-form.ts';
import { askOrderLink } from '#selling/orders/server/forms/ask-order-link.ts';
import { AskOrderLink, type AskOrderLinkProps } from '#selling/orders/storefront/ask-order-link.tsx';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';

export const loader = documentLoader(async ({ ctx, url }) => {
  const sent = url.searchParams.get('sent') === '1';
  return page(ctx, { typed: { number: '', email: '' }, problems: [], waitMinutes: null, sent });
});

export const action = documentLoader(async ({ ctx, request }) => {
  const { number = '', email = '' } = await postedFields(request);
  const typed = { number: number.slice(0, 100), email: email.slice(0, 300) };
  const result = await askOrderLink(ctx, typed);
  if (result.ok) return redirect(`${orderLinkPath}?sent=1`, 303);
  const { error } = result;
  return error.code === 'form'
    ? { ...page(ctx, { typed, problems: error.problems, waitMinutes: null, sent: false }), status: 422 }
    : { ...page(ctx, { typed, problems: [], waitMinutes: error.minutes, sent: false }), status: 429 };
});

function page({ visitor, reply }: RequestContext, form: AskOrderLinkProps): DocumentPage {
  reply.preventCaching();
  const { title } = ownOrdersFor(visitor.audience.locale).askLink;
  return { head: title, view: <AskOrderLink {...form} /> };
}
