import type { FieldProblem } from '#customers/accounts/rules/account-actions.ts';
import type { NewAccountForm } from '#customers/accounts/rules/registration-form.ts';

/** Where a shop without an administrator gets its first one, by the link that is printed at the start. */
export const setupPath = '/setup/';

/** What the form of that page carries its nonce for. */
export const setupAction = 'setup';

/** Why the link does nothing: it was changed or a later start replaced it, it expired, or there is an administrator. */
export type SetupRefusal = 'wrong-link' | 'expired-link' | 'done';

export type SetupPage =
  | { readonly step: 'refused'; readonly why: SetupRefusal }
  | {
      readonly step: 'form';
      readonly setupKey: string;
      readonly form: NewAccountForm;
      readonly problems: readonly FieldProblem[];
      readonly known: readonly string[];
      readonly nonce: string;
      readonly platform: string;
    };
