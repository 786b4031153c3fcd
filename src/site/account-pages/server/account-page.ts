import type { FieldProblem, LogInProblem } from '#customers/accounts/rules/account-actions.ts';
import type { Flash } from '#customers/accounts/rules/flash.ts';
import type { RegistrationForm } from '#customers/accounts/rules/registration-form.ts';
import type { CountryOption } from '#foundation/addresses/rules/countries.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { OrderRow } from '#selling/orders/rules/order-view.ts';
import type { OwnCredit } from '#selling/payments/server/read-own-credit.ts';

/** What the account page shows to a guest, and needs to log in or to register one. */
export type GuestAccountPage = {
  readonly person: null;
  readonly platform: string;
  readonly flash: Flash | null;
  readonly logIn: {
    readonly problem: LogInProblem | null;
    readonly email: string;
    readonly nonce: string;
    readonly byEmailNonce: string;
    /** the page that a guest asked for; empty for none */
    readonly redirect: string;
  };
  readonly register: {
    readonly form: RegistrationForm;
    readonly problems: readonly FieldProblem[];
    readonly nonce: string;
    readonly countries: readonly CountryOption[];
    /** of which a password should hold no words */
    readonly known: readonly string[];
  };
};

/** What the account page shows to its owner. */
export type OwnAccountPage = {
  readonly person: Person;
  readonly displayName: string;
  readonly platform: string;
  readonly flash: Flash | null;
  /** the newest ones */
  readonly orders: readonly OrderRow[];
  readonly hasMoreOrders: boolean;
  /** a company's, null for everybody who has none */
  readonly credit?: OwnCredit | null;
  /** the address that nobody has proven yet; null where it is proven */
  readonly unconfirmed: string | null;
  readonly nonces: { readonly logOut: string; readonly confirm: string };
};

export type AccountPage = GuestAccountPage | OwnAccountPage;
