import { type PostedForm, typedFlag, typedText } from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { ChoiceBoxes } from '#foundation/records/back-office/choice-boxes.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { couponKinds } from '../rules/coupon.ts';
import type { CouponDraft, CouponField } from '../rules/coupon-form.ts';

export type CouponFieldsProps = {
  readonly draft: CouponDraft;
  readonly typed: PostedForm | null;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly errorOf: (field: CouponField) => string;
};

type Flag = 'freeShipping' | 'excludesSaleItems' | 'individualUse' | 'active';

const sum = (cents: number | null) => (cents === null ? '' : formatAmount(toCents(cents), 'it'));

export function CouponFields({ draft, typed, categories, errorOf }: CouponFieldsProps) {
  const { staffCoupons: words } = useBackOfficeWords();
  const field = (name: CouponField, value: string) => ({
    id: `coupon-${name}`,
    name,
    label: words.fields[name],
    hint: name in words.hints ? words.hints[name as keyof typeof words.hints] : '',
    defaultValue: typed ? typedText(typed, name) : value,
    error: errorOf(name),
    autoComplete: 'off',
  });
  const flag = (name: Flag) => (
    <Checkbox
      id={`coupon-${name}`}
      name={name}
      value="1"
      defaultChecked={typed ? typedFlag(typed, name) : draft[name]}
    >
      {words.fields[name]}
    </Checkbox>
  );
  const boxes = (name: 'categories' | 'excludedCategories') => {
    const chosen = typed ? (typed[name] ?? []) : draft[name].map(String);
    return (
      <ChoiceBoxes
        id={`coupon-${name}`}
        name={name}
        label={words.fields[name]}
        error={errorOf(name)}
        choices={categories.map((category) => ({ value: String(category.id), label: category.name }))}
        chosen={chosen}
        summary={words.categoryCount(chosen.length)}
      />
    );
  };
  const amount = draft.kind === 'percent' ? String(draft.amount / 100).replace('.', ',') : sum(draft.amount);
  return (
    <>
      <fieldset>
        <legend>{words.groups.what}</legend>
        <div className={sheet.row}>
          <TextField {...field('code', draft.code)} maxLength={40} aria-required />
          <Select
            {...field('kind', draft.kind)}
            options={couponKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          />
          <TextField
            {...field('amount', draft.amount === 0 ? '' : amount)}
            inputMode="decimal"
            maxLength={14}
          />
        </div>
        <TextField {...field('description', draft.description)} maxLength={300} />
        {flag('freeShipping')}
        {flag('active')}
      </fieldset>
      <fieldset>
        <legend>{words.groups.when}</legend>
        <div className={sheet.row}>
          <TextField {...field('validFrom', draft.validFrom)} type="date" max="2099-12-31" />
          <TextField {...field('validUntil', draft.validUntil)} type="date" max="2099-12-31" />
          <TextField {...field('minimum', sum(draft.minimum))} inputMode="decimal" maxLength={14} />
          <TextField {...field('maximum', sum(draft.maximum))} inputMode="decimal" maxLength={14} />
        </div>
        {flag('individualUse')}
        {flag('excludesSaleItems')}
      </fieldset>
      <fieldset>
        <legend>{words.groups.where}</legend>
        <div className={sheet.row}>
          <TextArea {...field('products', draft.products.join('\n'))} rows={4} />
          <TextArea {...field('excludedProducts', draft.excludedProducts.join('\n'))} rows={4} />
        </div>
        <div className={sheet.row}>
          {boxes('categories')}
          {boxes('excludedCategories')}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.groups.limits}</legend>
        <div className={sheet.row}>
          <TextField
            {...field('limitTotal', String(draft.limitTotal ?? ''))}
            inputMode="numeric"
            maxLength={7}
          />
          <TextField
            {...field('limitPerCustomer', String(draft.limitPerCustomer ?? ''))}
            inputMode="numeric"
            maxLength={7}
          />
        </div>
      </fieldset>
    </>
  );
}
