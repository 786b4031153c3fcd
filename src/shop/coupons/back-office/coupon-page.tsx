import type { PostedForm } from '#shop/forms/rules/typed-values.ts';
import { FormSummary } from '#shop/site/back-office/form-summary.tsx';
import sheet from '#shop/site/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
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
  readonly again: { readonly problems: CouponProblems | null; readonly typed: PostedForm } | null;
};

/** A coupon with all its rules, and what it was used for. */
export function CouponPage(props: CouponPageProps) {
  const { id, draft, again } = props;
  const { staffCoupons: words, backOffice } = useBackOfficeWords();
  const problems = again?.problems ?? {};
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
      <a className={sheet.back} href="/staff/coupons/">
        {words.backToList}
      </a>
      <h1>{id === null ? words.newTitle : words.titleOf(draft.code)}</h1>
      {props.saved && !again ? <Notice kind="success">{backOffice.forms.saved}</Notice> : null}
      {again && again.problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      <FormSummary
        problems={fields.map((field) => ({
          id: `coupon-${field}`,
          sentence: `${words.fields[field]}: ${sentence(field)}`,
        }))}
      />
      <form
        className={sheet.sheet}
        method="post"
        action={id === null ? '/staff/coupons/new/' : `/staff/coupons/${id}/`}
        noValidate
      >
        <input type="hidden" name="_wpnonce" value={props.nonce} readOnly />
        <CouponFields
          draft={draft}
          typed={again?.typed ?? null}
          categories={props.categories}
          errorOf={sentence}
        />
        <div className={sheet.buttons}>
          <Button type="submit">{backOffice.forms.save}</Button>
        </div>
      </form>
      {id === null ? null : <CouponUses used={props.used} uses={props.uses} />}
    </>
  );
}
