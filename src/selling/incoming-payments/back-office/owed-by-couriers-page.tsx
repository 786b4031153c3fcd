import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { incomingPaymentsList } from '../rules/incoming-payment.ts';
import type { CourierDebt } from '../rules/owed-by-couriers.ts';

/** What each courier still has to hand over, order by order. */
export function OwedByCouriersPage({ debts }: { readonly debts: readonly CourierDebt[] }) {
  const { incomingPayments, locale } = useBackOfficeWords();
  const words = incomingPayments.couriers;
  return (
    <>
      <a className={sheet.back} href={incomingPaymentsList.path()}>
        {words.back}
      </a>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      {debts.length === 0 ? <RecordTable rows={[]} keyOf={() => 0} empty={words.none} columns={[]} /> : null}
      {debts.map(({ courier, total, orders }, index) => (
        <section key={courier} className={layout.part} aria-labelledby={`courier-${index}`}>
          <div className={layout.head}>
            <h2 id={`courier-${index}`}>{courier || words.noCourier}</h2>
            <p>{words.total(formatEuro(total, locale), orders.length)}</p>
          </div>
          {courier === '' ? <p className={sheet.hint}>{words.noCourierHint}</p> : null}
          <RecordTable
            rows={orders}
            keyOf={({ id }) => id}
            empty={words.none}
            columns={[
              {
                name: words.order,
                link: ({ id, number }) => ({ path: `/staff/orders/${id}/`, label: number }),
              },
              { name: words.buyer, text: ({ buyer }) => <span dir="auto">{buyer}</span> },
              { name: words.tracking, text: ({ trackings }) => trackings.join(', ') || '–' },
              { name: words.since, date: ({ since }) => since },
              { name: words.due, money: ({ due }) => due },
            ]}
          />
        </section>
      ))}
    </>
  );
}
