import { MAX_EMAIL_LENGTH, MAX_FIELD_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import type { TextFieldProps } from '#kit/ui/controls/text-field.tsx';
import type { InvoiceField } from '../rules/invoice-data.ts';

const code = { autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' } as const;

/** How a field is typed into on a phone, and how much it holds: codes may be typed with blanks. */
export const invoiceTyping: Readonly<Record<InvoiceField, Partial<TextFieldProps>>> = {
  company: { maxLength: MAX_FIELD_LENGTH, autoComplete: 'billing organization' },
  vatNumber: { ...code, maxLength: 30 },
  taxCode: { ...code, maxLength: 30 },
  recipientCode: { ...code, maxLength: 14 },
  pec: {
    type: 'email',
    inputMode: 'email',
    maxLength: MAX_EMAIL_LENGTH,
    spellCheck: false,
    autoComplete: 'off',
  },
};
