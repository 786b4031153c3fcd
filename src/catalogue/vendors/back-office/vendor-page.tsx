import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  LONGEST_VENDOR_NAME,
  type VendorAction,
  type VendorDraft,
  type VendorProblems,
} from '../rules/vendor-form.ts';
import { type VendorGoods, VendorProducts } from './vendor-products.tsx';

export type VendorPageProps = {
  /** null for a new one */
  readonly vendor: (VendorDraft & { readonly id: number; readonly products: number }) | null;
  readonly goods: VendorGoods | null;
  /** of `staffVendorsAction` */
  readonly nonce: string;
  readonly done: VendorAction | null;
  readonly rejected: {
    readonly problems: VendorProblems | null;
    readonly unknown: readonly string[];
    readonly typed: PostedForm;
  } | null;
};

/** A vendor: who it is, which products it sells, and its end. */
export function VendorPage({ vendor, goods, nonce, done, rejected }: VendorPageProps) {
  const { staffVendors: words, backOffice } = useBackOfficeWords();
  const problems = rejected?.problems ?? {};
  const sentence = (name: keyof VendorProblems) => {
    const problem = problems[name];
    return problem ? words.problems[problem](rejected?.unknown ?? []) : '';
  };
  const isOfProducts = problems.codes !== undefined;
  const field = (name: keyof VendorDraft) => ({
    id: `vendor-${name}`,
    name,
    label: words.fields[name],
    defaultValue: rejected && !isOfProducts ? typedText(rejected.typed, name) : (vendor?.[name] ?? ''),
    error: sentence(name),
    autoComplete: 'off',
  });
  const action = `/staff/vendors/${vendor?.id ?? 'new'}/`;
  return (
    <>
      <a className={sheet.back} href="/staff/vendors/">
        {words.back}
      </a>
      <h1>{vendor?.name ?? words.newTitle}</h1>
      {done && !rejected ? <Notice kind="success">{words.done[done]}</Notice> : null}
      {rejected && rejected.problems === null ? (
        <Notice kind="warning">{backOffice.forms.expired}</Notice>
      ) : null}
      <FormSummary
        problems={(Object.keys(problems) as (keyof VendorProblems)[]).map((name) => ({
          id: `vendor-${name}`,
          sentence: sentence(name),
        }))}
      />
      <form className={sheet.sheet} method="post" action={action} noValidate>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <div className={sheet.row}>
          <TextField {...field('name')} maxLength={LONGEST_VENDOR_NAME} aria-required />
          <TextField {...field('email')} type="email" hint={words.emailHint} />
        </div>
        <div className={sheet.buttons}>
          <Button type="submit">{backOffice.forms.save}</Button>
        </div>
      </form>
      {vendor && goods ? (
        <VendorProducts
          vendor={vendor}
          goods={goods}
          nonce={nonce}
          codes={rejected && isOfProducts ? typedText(rejected.typed, 'codes') : ''}
          problem={sentence('codes')}
        />
      ) : null}
      {vendor ? (
        <form className={sheet.sheet} method="post" action={action}>
          <h2>{words.removeTitle}</h2>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <p className={sheet.hint}>{words.removeHint}</p>
          <div className={sheet.buttons}>
            <Button type="submit" name="deed" value="remove" kind="secondary">
              {words.remove}
            </Button>
          </div>
        </form>
      ) : null}
    </>
  );
}
