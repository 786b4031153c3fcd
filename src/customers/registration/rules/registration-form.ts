import type { CompanyFact } from '#customers/companies/rules/company-answers.ts';

export const fieldKinds = [
  'text',
  'long-text',
  'number',
  'email',
  'phone',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
  'country',
  'vat-number',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export type FieldOption = { readonly value: string; readonly label: string };

/** A question of the registration form, in the language of who is asked. */
export type RegistrationField = {
  readonly id: number;
  readonly kind: FieldKind;
  /** keys of the roles that it is asked of; none: it is common to all */
  readonly roles: readonly string[];
  readonly label: string;
  readonly hint: string;
  /** of a select or radio */
  readonly options: readonly FieldOption[];
  readonly required: boolean;
  readonly atRegistration: boolean;
  readonly atCheckout: boolean;
  /** what of a company the answer says; left out where it says nothing of one */
  readonly companyFact?: CompanyFact;
};

/** A kind of customer to register as. */
export type RegistrationRole = {
  readonly key: string;
  readonly label: string;
  readonly needsApproval: boolean;
};

/** What the registration form asks, in its order. */
export type RegistrationForm = {
  readonly roles: readonly RegistrationRole[];
  readonly fields: readonly RegistrationField[];
};

/** The name of the drop-down of roles, and of the button that shows the fields of the chosen one where no scripts run (ACC-06). */
export const roleField = 'registration_role';
export const showFieldsField = 'registration_show_fields';

/** What the nonce is made for that lets files come, and the field that carries it. */
export const registrationFilesAction = 'registration-files';
export const registrationFilesNonce = 'registration_nonce';

/** The name and id of a field's input. */
export const fieldName = (field: Pick<RegistrationField, 'id'>) => `registration_field_${field.id}`;

/** The name of the input for the state that belongs to a country. */
export const stateName = (field: Pick<RegistrationField, 'id'>) => `${fieldName(field)}_state`;

/** The name of the input that carries what a file was stored under, and of the file input itself. */
export const fileInputName = (field: Pick<RegistrationField, 'id'>) => `${fieldName(field)}_file`;

/** The name under which the answer says why a file was not stored. */
export const fileProblemName = (field: Pick<RegistrationField, 'id'>) => `${fieldName(field)}_problem`;

/** The field that a file input belongs to; null for another input. */
export function fieldOfFileInput(name: string): number | null {
  const found = /^registration_field_([1-9]\d{0,8})_file$/.exec(name);
  return found ? Number(found[1]) : null;
}

/** Where the file of a field is sent as soon as it is chosen. */
export const sendFilePath = (field: Pick<RegistrationField, 'id'>) =>
  `/my-account/registration-file/?field=${fileInputName(field)}`;
