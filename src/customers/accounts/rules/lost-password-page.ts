import type { FieldProblem } from './account-actions.ts';
import type { AccountLinkProblem } from './account-link.ts';

/** The steps of getting a new password: asking for the email, having asked, choosing the password, a link that does nothing. */
export type LostPasswordPage = { readonly platform: string } & (
  | {
      readonly step: 'ask';
      readonly email: string;
      readonly problems: readonly FieldProblem[];
      readonly nonce: string;
      /** why the link that led here does nothing; null where none did */
      readonly link: AccountLinkProblem | null;
    }
  | { readonly step: 'sent' }
  | {
      readonly step: 'choose';
      readonly resetKey: string;
      readonly login: string;
      readonly problems: readonly FieldProblem[];
      readonly known: readonly string[];
      readonly nonce: string;
    }
);
