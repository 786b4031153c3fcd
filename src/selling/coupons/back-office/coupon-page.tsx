import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { type EditedRecord, RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { couponKinds } from '../rules/coupon.ts';
import type { CouponDraft, CouponProblems } from '../rules/coupon-form.ts';
import type { CouponUse } from '../rules/staff-coupons.ts';
import { CouponUses } from './coupon-uses.tsx';

export type CouponPageProps = EditedRecord<CouponDraft, CouponProblems> & {
  readonly used: number;
  readonly uses: readonly CouponUse[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
};

function amountOf({ kind, amount }: CouponDraft): string {
  if (amount === 0) return '';
  return kind === 'percent' ? String(amount / 100).replace('.', ',') : formatAmount(toCents(amount), 'it');
}

/** A coupon with all its rules and its uses. */
export function CouponPage({ used, uses, categories, ...record }: CouponPageProps) {
  const { staffCoupons: words } = useBackOfficeWords();
  const { id, draft } = record;
  const kinds = couponKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }));
  const boxes = {
    kind: 'boxes',
    choices: categories.map((category) => ({ value: String(category.id), label: category.name })),
    summary: words.categoryCount,
  } as const;
  return (
    <RecordEditor
      record={record}
      section="coupons"
      name="coupon"
      words={words}
      title={id === null ? words.newTitle : words.titleOf(draft.code)}
      sentenceOf={(problem) =>
        problem.code === 'unknown-products'
          ? words.problems['unknown-products'](problem.typed.join(', '))
          : words.problems[problem.code]
      }
      fields={[
        {
          legend: words.groups.what,
          fields: [
            [
              { name: 'code', kind: 'text', maxLength: 40, required: true },
              { name: 'kind', kind: 'choice', options: kinds },
              { name: 'amount', kind: 'money', maxLength: 14, value: amountOf(draft) },
            ],
            { name: 'description', kind: 'text', maxLength: 300 },
            { name: 'freeShipping', kind: 'flag' },
            { name: 'active', kind: 'flag' },
          ],
        },
        {
          legend: words.groups.when,
          fields: [
            [
              { name: 'validFrom', kind: 'date' },
              { name: 'validUntil', kind: 'date' },
              { name: 'minimum', kind: 'money', maxLength: 14 },
              { name: 'maximum', kind: 'money', maxLength: 14 },
            ],
            { name: 'individualUse', kind: 'flag' },
            { name: 'excludesSaleItems', kind: 'flag' },
          ],
        },
        {
          legend: words.groups.where,
          fields: [
            [
              { name: 'products', kind: 'codes', rows: 4 },
              { name: 'excludedProducts', kind: 'codes', rows: 4 },
            ],
            [
              { name: 'categories', ...boxes },
              { name: 'excludedCategories', ...boxes },
            ],
          ],
        },
        {
          legend: words.groups.limits,
          fields: [
            [
              { name: 'limitTotal', kind: 'number', maxLength: 7 },
              { name: 'limitPerCustomer', kind: 'number', maxLength: 7 },
            ],
          ],
        },
      ]}
    >
      {id === null ? null : <CouponUses used={used} uses={uses} />}
    </RecordEditor>
  );
}
