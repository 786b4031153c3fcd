import { typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { MAX_OFFER_TEXT } from '../rules/offer-limits.ts';
import { OfferLineFields, type OfferLineFieldsProps } from './offer-line-fields.tsx';

export type OfferFieldsProps = OfferLineFieldsProps & {
  readonly vendors: readonly { readonly id: number; readonly name: string }[];
};

type Text = 'email' | 'vendor' | 'validUntil' | 'customText' | 'vendorText';

/** What an offer is made of: whom it is for, its lines, its texts. */
export function OfferFields({ draft, typed, vendors, idOf, errorOf }: OfferFieldsProps) {
  const { staffOffers: words } = useBackOfficeWords();
  const field = (name: Text) => ({
    id: idOf(name),
    name,
    label: words.fields[name],
    hint: name in words.hints ? words.hints[name as keyof typeof words.hints] : '',
    defaultValue: typed ? typedText(typed, name) : draft[name],
    error: errorOf(name),
    autoComplete: 'off',
  });
  const usesVendors = vendors.length > 0;
  return (
    <>
      <fieldset>
        <legend>{words.groups.whom}</legend>
        <div className={sheet.row}>
          <TextField {...field('email')} type="email" maxLength={254} aria-required />
          <Select
            id={idOf('mode')}
            name="mode"
            label={words.fields.mode}
            defaultValue={typed ? typedText(typed, 'mode') : draft.mode}
            options={[
              { value: 'net', label: words.withoutTax },
              { value: 'gross', label: words.withTax },
            ]}
          />
          <TextField {...field('validUntil')} type="date" max="2099-12-31" />
          {usesVendors ? (
            <Select
              {...field('vendor')}
              options={[
                { value: '', label: words.shopItself },
                ...vendors.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          ) : null}
        </div>
      </fieldset>
      <OfferLineFields draft={draft} typed={typed} idOf={idOf} errorOf={errorOf} />
      <fieldset>
        <legend>{words.groups.texts}</legend>
        <TextArea {...field('customText')} rows={4} maxLength={MAX_OFFER_TEXT} />
        {usesVendors ? <TextArea {...field('vendorText')} rows={3} maxLength={MAX_OFFER_TEXT} /> : null}
      </fieldset>
    </>
  );
}
