import type { AddressKind } from '#foundation/addresses/rules/address.ts';
import { addressFields } from '#foundation/addresses/rules/address-fields.ts';
import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderEditView } from '../rules/edit-view.ts';
import styles from './order-edit.module.css';

/** Where the order is billed and sent. */
export function EditAddresses({ view: { typed, order } }: { readonly view: OrderEditView }) {
  const { staffOrderEdit: words, locale } = useBackOfficeWords();
  const countries = countryOptions(locale).map(({ code, label }) => ({ value: code, label }));
  const fieldsOf = (kind: AddressKind) => (
    <div className={styles.fields}>
      {addressFields.map(({ name, wireName }) => {
        if (name === 'email' && kind === 'shipping') return null;
        const field = `${kind}_${wireName}`;
        const shared = { id: `edit-${field}`, name: field, label: words.fields[name] };
        return name === 'country' ? (
          <Select
            key={name}
            {...shared}
            defaultValue={typed[field] ?? order.billing.country}
            options={countries}
          />
        ) : (
          <TextField
            key={name}
            {...shared}
            {...(name === 'company' || name === 'address2' ? { optional: words.optional } : {})}
            type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
            defaultValue={typed[field] ?? ''}
            maxLength={254}
          />
        );
      })}
    </div>
  );
  return (
    <section className={layout.part} aria-labelledby="edit-addresses">
      <h2 id="edit-addresses">{words.addresses}</h2>
      <fieldset className={styles.address}>
        <legend>{words.billing}</legend>
        {fieldsOf('billing')}
      </fieldset>
      <Checkbox
        name="ship_to_different_address"
        value="1"
        defaultChecked={typed.ship_to_different_address !== undefined}
      >
        {words.elsewhere}
      </Checkbox>
      <details className={styles.elsewhere} open={typed.ship_to_different_address !== undefined}>
        <summary>{words.shippingTo}</summary>
        {fieldsOf('shipping')}
      </details>
    </section>
  );
}
