/** The prefix that the platform's names begin with (WIRE-01). */
type Prefix = { readonly platform: string };

/** What the nonces of logging in and out are made for, and the form fields that carry them (wire 2.5). */
export const logInAction = ({ platform }: Prefix) => `${platform}-login`;
export const logInField = ({ platform }: Prefix) => `${platform}-login-nonce`;
export const logOutAction = ({ platform }: Prefix) => `${platform}-logout`;
export const logOutField = ({ platform }: Prefix) => `${platform}-logout-nonce`;

/** The same for registration, the lost password, the account's details and its addresses (wire 2.5). */
export const registerAction = ({ platform }: Prefix) => `${platform}-register`;
export const registerField = ({ platform }: Prefix) => `${platform}-register-nonce`;
export const lostPasswordAction = 'lost_password';
export const lostPasswordField = ({ platform }: Prefix) => `${platform}-lost-password-nonce`;
export const resetPasswordAction = 'reset_password';
export const resetPasswordField = ({ platform }: Prefix) => `${platform}-reset-password-nonce`;
export const saveDetailsAction = 'save_account_details';
export const saveDetailsField = 'save-account-details-nonce';
export const editAddressAction = ({ platform }: Prefix) => `${platform}-edit_address`;
export const editAddressField = ({ platform }: Prefix) => `${platform}-edit-address-nonce`;

/** The same for what only this shop knows: ending sessions, proving an email address, logging in by email. */
export const endSessionAction = 'end_session';
export const endSessionField = 'end-session-nonce';
export const confirmEmailAction = 'confirm_email';
export const confirmEmailField = 'confirm-email-nonce';
export const logInByEmailAction = 'log_in_by_email';
export const logInByEmailField = 'log-in-by-email-nonce';

/** Why a log-in failed; after too many guesses the next attempt has to wait. */
export type LogInProblem =
  | { readonly code: 'missing' | 'wrong-credentials' | 'expired-form' | 'busy' }
  | { readonly code: 'too-many-attempts' | 'too-many-emails'; readonly waitMs: number };

/** What is wrong with a form, in words; `field` is the id of the field, null for the whole form. */
export type FieldProblem = { readonly field: string | null; readonly text: string };
