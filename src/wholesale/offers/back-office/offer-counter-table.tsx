import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Offer } from '../rules/offer.ts';

/** What a customer asks for instead of an offer, beside what was offered. */
export function OfferCounterTable({ offer }: { readonly offer: Offer }) {
  const { staffOffers: words, locale } = useBackOfficeWords();
  const { counter, lines } = offer;
  if (!counter) return null;
  return (
    <section className={layout.part} aria-labelledby="counter">
      <h2 id="counter">{words.counter.heading}</h2>
      <p className={sheet.hint}>
        {words.titleOf(offer.id)} · {words.counter.by(counter.person, formatDateTime(counter.at, locale))}
      </p>
      {counter.message === '' ? null : (
        <p className={layout.text} dir="auto">
          {counter.message}
        </p>
      )}
      <RecordTable
        rows={lines.map((line, index) => ({ ...line, index }))}
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
          { name: words.counter.offeredQuantity, number: ({ quantity }) => quantity },
          {
            name: words.counter.proposedQuantity,
            number: ({ quantity, proposed }) =>
              proposed === null || proposed.quantity === quantity ? (
                words.counter.none
              ) : (
                <strong>{proposed.quantity}</strong>
              ),
          },
          { name: words.counter.offered, number: ({ unit }) => formatEuro(unit, locale) },
          {
            name: words.counter.proposed,
            number: ({ unit, proposed }) =>
              proposed === null || proposed.unit === unit ? (
                words.counter.none
              ) : (
                <strong>{formatEuro(proposed.unit, locale)}</strong>
              ),
          },
        ]}
      />
    </section>
  );
}
