import type { ReactNode } from 'react';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { staffOfferPath } from '#foundation/paths/rules/offer-paths.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { LinkedOffer } from '../rules/linked-offer.ts';
import { OfferStateBadge } from './offer-state-badge.tsx';

export type LinkedOffersProps = {
  readonly heading: string;
  readonly offers: readonly LinkedOffer[];
  readonly empty: string;
  /** the way to another one */
  readonly children?: ReactNode;
};

/** Offers where something else leads to them: a conversation, or their customer. */
export function LinkedOffers({ heading, offers, empty, children }: LinkedOffersProps) {
  const { staffOffers: words, locale } = useBackOfficeWords();
  return (
    <section className={layout.part} aria-labelledby="linked-offers">
      <h2 id="linked-offers">{heading}</h2>
      {offers.length === 0 && empty === '' ? null : (
        <RecordTable
          rows={offers}
          keyOf={({ id }) => id}
          empty={empty}
          columns={[
            {
              name: words.columns.offer,
              link: ({ id }) => ({ path: staffOfferPath(id), label: words.titleOf(id) }),
            },
            { name: words.columns.state, text: ({ state }) => <OfferStateBadge state={state} /> },
            {
              name: words.columns.until,
              text: ({ validUntil }) => writtenDay(validUntil) || words.noEnd,
            },
            {
              name: words.facts.order,
              text: ({ order }) => (order ? <a href={`/staff/orders/${order.id}/`}>{order.number}</a> : '–'),
            },
            {
              name: words.columns.total,
              number: ({ total, withTax }) => (
                <span>
                  {formatEuro(toCents(total), locale)}
                  <small>{withTax ? words.withTax : words.withoutTax}</small>
                </span>
              ),
            },
          ]}
        />
      )}
      {children}
    </section>
  );
}
