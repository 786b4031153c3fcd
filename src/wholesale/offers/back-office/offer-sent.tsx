import type { ReactNode } from 'react';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Offer } from '../rules/offer.ts';
import { offerSumLines } from '../rules/offer-sum-lines.ts';
import type { LineCheck } from './offer-checks.tsx';

/** An offer with whom it is for and the order that took it. */
export type KnownOffer = {
  readonly offer: Offer;
  readonly customerId: number;
  /** who asked for it, and whose page is the customer's */
  readonly person: string;
  readonly accountId: number;
  readonly order: { readonly id: number; readonly number: number } | null;
  /** the offer that was written instead; null for none */
  readonly replacedById: number | null;
  /** of a draft: what is to be looked at before it is sent */
  readonly checks: readonly LineCheck[];
  /** of a draft: the offer that it is to be sent instead of, with what the customer asked for; null for none */
  readonly answered: Offer | null;
  readonly acceptedAt: string | null;
  readonly mayOpenConversation: boolean;
  readonly mayOpenCustomer: boolean;
};

type OfferSentProps = Pick<KnownOffer, 'offer' | 'order' | 'acceptedAt'> & {
  /** whom it is for, and what else it belongs to */
  readonly links: readonly (readonly [name: string, value: ReactNode])[];
};

/** An offer as it was sent: facts, lines and sums. */
export function OfferSent({ offer, order, acceptedAt, links }: OfferSentProps) {
  const { staffOffers: words, locale } = useBackOfficeWords();
  const { facts } = words;
  const sums = offerSumLines(offer, words, locale);
  return (
    <>
      <StaffFacts
        framed
        facts={[
          ...links,
          ...(offer.vendor === null ? [] : [[facts.vendor, offer.vendor] as const]),
          [facts.until, writtenDay(offer.validUntil) || words.noEnd],
          [facts.sent, offer.sentAt === null ? '–' : formatDateTime(offer.sentAt, locale)],
          ...(acceptedAt === null ? [] : [[words.accepted, formatDateTime(acceptedAt, locale)] as const]),
          ...(order
            ? [
                [
                  facts.order,
                  <a key="order" href={`/staff/orders/${order.id}/`}>
                    {order.number}
                  </a>,
                ] as const,
              ]
            : []),
          ...sums.map(({ name, amount }) => [name, formatEuro(amount, locale)] as const),
          ...(offer.customText === '' ? [] : [[facts.customText, offer.customText] as const]),
          ...(offer.vendorText === '' ? [] : [[facts.vendorText, offer.vendorText] as const]),
        ]}
      />
      <RecordTable
        rows={offer.lines.map((line, index) => ({ ...line, index }))}
        keyOf={({ index }) => index}
        empty=""
        columns={[
          {
            name: words.item,
            text: ({ name, sku }) => (
              <span>
                <bdi>{name}</bdi>
                {sku === null ? null : <small>{sku}</small>}
              </span>
            ),
          },
          { name: words.lineFields.quantity, number: ({ quantity }) => quantity },
          { name: words.lineFields.unit, number: ({ unit }) => formatEuro(unit, locale) },
          { name: words.subtotal, number: ({ subtotal }) => formatEuro(subtotal, locale) },
        ]}
      />
    </>
  );
}
