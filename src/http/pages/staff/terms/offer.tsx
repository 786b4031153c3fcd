import { data, redirect } from 'react-router';
import { listStaffVendors } from '#catalogue/vendors/server/staff/staff-vendors.ts';
import { staffOfferPath } from '#foundation/paths/rules/offer-paths.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { addDays } from '#selling/shipping/rules/italian-holidays.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import { OfferPage } from '#wholesale/offers/back-office/offer-page.tsx';
import { emptyOffer, staffOffersAction } from '#wholesale/offers/rules/offer-form.ts';
import { offersDone } from '#wholesale/offers/rules/staff-offers.ts';
import { checkDraft } from '#wholesale/offers/server/staff/check-draft.ts';
import { postStaffOffer } from '#wholesale/offers/server/staff/post-staff-offer.ts';
import { readStaffOffer } from '#wholesale/offers/server/staff/read-staff-offer.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { recordId, staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/offer.ts';

export const meta = titleMeta;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'offers');
  const id = recordId(params.id);
  const { searchParams } = new URL(request.url);
  const known = id === null ? null : await readStaffOffer(ctx, id);
  if (id !== null && !known) throw notFound();
  const vendors = await listStaffVendors(ctx);
  const isDraft = known?.offer.state === 'draft';
  const replacesId = known?.offer.replacesId ?? null;
  const [checks, replaced] = await Promise.all([
    known && isDraft ? checkDraft(ctx, { id: known.offer.id, customerId: known.customerId }) : [],
    isDraft && replacesId !== null ? readStaffOffer(ctx, replacesId) : null,
  ]);
  const conversation = Number(/^[1-9]\d{0,8}$/.exec(searchParams.get('conversation') ?? '')?.[0] ?? 0);
  const words = staffMessagesFor(staffLocale(ctx)).staffOffers;
  const validDays = ctx.settings.offer_valid_days;
  return {
    page: {
      known: known && {
        ...known,
        checks,
        answered: replaced?.offer ?? null,
        mayOpenConversation: mayStaff(ctx.visitor.person, 'conversations'),
        mayOpenCustomer: mayStaff(ctx.visitor.person, 'customers-view'),
      },
      // The page of a customer or a conversation begins an offer with whom it is for.
      draft: known?.draft ?? {
        ...emptyOffer,
        email: (searchParams.get('email') ?? '').slice(0, 254),
        conversation: conversation || null,
        validUntil: validDays === 0 ? '' : addDays(shopDay(ctx.clock.now().getTime()), validDays),
      },
      vendors: vendors.length > 1 ? vendors.map((vendor) => ({ id: vendor.id, name: vendor.name })) : [],
      nonce: ctx.nonces.make(staffOffersAction),
      done: offersDone.find((done) => done === searchParams.get('done')) ?? null,
    },
    title: id === null ? words.newTitle : words.titleOf(id),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'offers');
  const outcome = await postStaffOffer(ctx, recordId(params.id), await request.formData());
  if (outcome.kind === 'gone') throw notFound();
  if (outcome.kind === 'go') throw redirect(`${staffOfferPath(outcome.id)}?done=${outcome.done}`, 303);
  return data(outcome, { status: 422 });
}

export default function StaffOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData;
  return <OfferPage key={page.known?.offer.id ?? 'new'} {...page} rejected={actionData ?? null} />;
}
