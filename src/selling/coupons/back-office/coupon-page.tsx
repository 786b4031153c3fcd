import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { CouponDraft, CouponField, CouponProblems } from '../rules/coupon-form.ts';
import type { CouponUse } from '../rules/staff-coupons.ts';
import { CouponFields } from './coupon-fields.tsx';
import { CouponUses } from './coupon-uses.tsx';

export type CouponPageProps = {
  /** null for a new one */
  readonly id: number | null;
  readonly draft: CouponDraft;
  readonly used: number;
  readonly uses: readonly CouponUse[];
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  /** of `staffCouponsAction` */
  readonly nonce: string;
  readonly saved: boolean;
  readonly rejected: { readonly problems: CouponProblems | null; readonly typed: PostedForm } | null;
};

/** A coupon with all its rules and its uses. */
export function CouponPage(props: CouponPageProps) {
  const { id, draft, rejected } = props;
  const { staffCoupons: words } = useBackOfficeWords();
  const problems = rejected?.problems ?? {};
  const sentence = (field: CouponField) => {
    const problem = problems[field];
    if (!problem) return '';
    return problem.code === 'unknown-products'
      ? words.problems['unknown-products'](problem.typed.join(', '))
      : words.problems[problem.code];
  };
  const fields = Object.keys(problems) as CouponField[];
  return (
    <>
      <RecordForm
        back={{ path: '/staff/coupons/', words: words.backToList }}
        title={id === null ? words.newTitle : words.titleOf(draft.code)}
        action={`/staff/coupons/${id ?? 'new'}/`}
        nonce={props.nonce}
        saved={props.saved && !rejected}
        expired={rejected?.problems === null}
        problems={fields.map((field) => ({
          id: `coupon-${field}`,
          sentence: `${words.fields[field]}: ${sentence(field)}`,
        }))}
      >
        <CouponFields
          draft={draft}
          typed={rejected?.typed ?? null}
          categories={props.categories}
          errorOf={sentence}
        />
      </RecordForm>
      {id === null ? null : <CouponUses used={props.used} uses={props.uses} />}
    </>
  );
}
