/** The prefix that the platform's names begin with (WIRE-01). */
type Prefix = { readonly platform: string };

/** What the nonces of logging in and out are made for, and the form fields that carry them (wire 2.5). */
export const logInAction = ({ platform }: Prefix) => `${platform}-login`;
export const logInField = ({ platform }: Prefix) => `${platform}-login-nonce`;
export const logOutAction = ({ platform }: Prefix) => `${platform}-logout`;
export const logOutField = ({ platform }: Prefix) => `${platform}-logout-nonce`;

/** Why somebody is not logged in. */
export type LogInProblem = 'missing' | 'wrong-credentials' | 'too-many-attempts' | 'expired-form';
