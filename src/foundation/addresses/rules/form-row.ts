import type { AddressField, AddressKind } from './address.ts';
import { type AddressFieldEntry, addressFields } from './address-fields.ts';
import type { AskedAs } from './asked-as.ts';

// How far the rows of a form stand apart in its order, so that third-party scripts can put rows between them.
const priorityStep = 10;

const halves: Partial<Record<AddressField, string>> = {
  firstName: 'form-row-first',
  lastName: 'form-row-last',
};

const ownMarks: Partial<Record<AddressField, string>> = {
  country: 'address-field update_totals_on_change',
  address1: 'address-field',
  address2: 'address-field',
  city: 'address-field',
  state: 'address-field validate-state',
  postcode: 'address-field validate-postcode',
  phone: 'validate-phone',
  email: 'validate-email',
};

/** The attributes of the row around an address field, by which scripts of the platform find, order and check it (ADDR-01). */
export type FormRow = { readonly id: string; readonly className: string; readonly 'data-priority': number };

/** The id of the row around a field: `billing_country_field`. */
export function formRowId(kind: AddressKind, { wireName }: Pick<AddressFieldEntry, 'wireName'>): string {
  return `${kind}_${wireName}_field`;
}

/** A field's position in the order of its form: 10 for the first, 20 for the second. */
export function formRowPriority(entry: AddressFieldEntry): number {
  return (addressFields.indexOf(entry) + 1) * priorityStep;
}

/** The classes of a row but the one that says that its field is required. */
export function formRowMarks({ name }: AddressFieldEntry): readonly string[] {
  return [halves[name] ?? 'form-row-wide', ...(ownMarks[name]?.split(' ') ?? [])];
}

/** The row of a field in the form of one address, as its country asks for it. */
export function formRow(kind: AddressKind, entry: AddressFieldEntry, how: AskedAs): FormRow {
  const marks = ['form-row', ...formRowMarks(entry), ...(how === 'required' ? ['validate-required'] : [])];
  return {
    id: formRowId(kind, entry),
    className: marks.join(' '),
    'data-priority': formRowPriority(entry),
  };
}
