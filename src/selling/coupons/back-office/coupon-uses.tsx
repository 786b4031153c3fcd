import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { CouponUse } from '../rules/staff-coupons.ts';

export function CouponUses({ used, uses }: { readonly used: number; readonly uses: readonly CouponUse[] }) {
  const { staffCoupons: words } = useBackOfficeWords();
  return (
    <section aria-labelledby="coupon-uses-heading">
      <h2 id="coupon-uses-heading">{words.uses(used)}</h2>
      <RecordTable
        rows={uses}
        keyOf={(use) => use.orderId}
        empty={words.noUses}
        columns={[
          {
            name: words.columns.order,
            text: (use) => <a href={`/staff/orders/${use.orderId}/`}>{use.orderNumber}</a>,
          },
          { name: words.columns.date, date: ({ at }) => at },
          { name: words.columns.email, text: (use) => use.email },
          { name: words.columns.counts, text: (use) => (use.wasGivenBack ? words.givenBack : words.counts) },
        ]}
      />
    </section>
  );
}
