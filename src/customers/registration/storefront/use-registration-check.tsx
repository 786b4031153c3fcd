import { type ReactNode, useState } from 'react';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { AlertDialog } from '#kit/ui/dialogs/alert-dialog.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { registrationWordsFor } from '#messages/registration-words-for.ts';
import { asksVatNumber } from '#pricing/vat/rules/vat-field.ts';
import { missingAnswers, postedRegistration } from '../rules/registration-answers.ts';
import { fieldName } from '../rules/registration-form.ts';
import type { RegistrationPage } from '../rules/registration-page.ts';
import { askingOn } from './registration-fields.tsx';

export type MissingField = { readonly field: string; readonly text: string };

/**
 * The browser's own check when an order is placed: an alert for each visible required field that is empty and each required box that is not
 * ticked, and the order is not sent (CHK-07, CHK-08), unless a setting switches the check off (CHK-09).
 */
export function useRegistrationCheck(
  page: RegistrationPage | null,
  createsAccount: boolean | null,
): {
  /** what is missing in the form's values; none lets the order go */
  readonly check: (values: PostedFields) => readonly MissingField[];
  /** the message to acknowledge, to be shown anywhere on the page */
  readonly alert: ReactNode;
} {
  const { locale } = useWords();
  const words = registrationWordsFor(locale);
  const [message, setMessage] = useState<string | null>(null);
  const check = (values: PostedFields): readonly MissingField[] => {
    if (!page?.checksInBrowser) return [];
    const posted = postedRegistration(values);
    const asking = {
      ...askingOn(page, posted.role ?? page.role, createsAccount),
      asksVatNumber: asksVatNumber(page.vat, posted.country || page.country),
    };
    const missing = missingAnswers(page.form, asking, posted.inputs).map((field) => ({
      field: fieldName(field),
      text: words.problems.required(field.label),
    }));
    if (missing.length > 0) setMessage(missing.map(({ text }) => text).join('\n'));
    return missing;
  };
  return {
    check,
    alert: <AlertDialog message={message} acknowledge={words.acknowledge} onClose={() => setMessage(null)} />,
  };
}
