import {
  confirmEmailAction,
  type FieldProblem,
  type LogInProblem,
  logInAction,
  logInByEmailAction,
  logOutAction,
  registerAction,
} from '#customers/accounts/rules/account-actions.ts';
import type { Flash } from '#customers/accounts/rules/flash.ts';
import { emptyRegistration, type RegistrationForm } from '#customers/accounts/rules/registration-form.ts';
import { knownTexts } from '#customers/accounts/server/known-texts.ts';
import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import { type CountryOption, countryOptions } from '#foundation/addresses/rules/countries.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { OrderRow } from '#selling/orders/rules/order-view.ts';
import { listOrders } from '#selling/orders/server/list-orders.ts';
import { type OwnCredit, readOwnCredit } from '#selling/payments/server/read-own-credit.ts';

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
  /** the address while it is not proven yet; null where it is */
  readonly unconfirmed: string | null;
  readonly nonces: { readonly logOut: string; readonly confirm: string };
};

export type AccountPage = GuestAccountPage | OwnAccountPage;

const newest = 5;

/** What was posted before, where a form was refused, and the flash message. */
export type AskedAccountPage = {
  readonly logIn?: { readonly problem: LogInProblem; readonly email: string };
  readonly register?: { readonly form: RegistrationForm; readonly problems: readonly FieldProblem[] };
  readonly redirect?: string | null;
  readonly flash?: Flash | null;
};

/** The account page: log-in and registration for a guest, an overview for the account's owner (ACC-04). */
export async function readAccountPage(ctx: RequestContext, asked: AskedAccountPage): Promise<AccountPage> {
  const { visitor, nonces, wire } = ctx;
  const { person } = visitor;
  const { platform } = wire;
  const flash = asked.flash ?? null;
  ctx.reply.preventCaching();
  if (person) {
    const { customerId } = person;
    const [list, credit, row] = await Promise.all([
      ownersSeen(ctx, person, 'Orders').then((owners) => listOrders(ctx, { page: 1, owners })),
      readOwnCredit(ctx),
      ctx.db
        .selectFrom('customers')
        .select(['email_confirmed_at', 'display_name'])
        .where('id', '=', customerId)
        .executeTakeFirst(),
    ]);
    return {
      person,
      displayName: row?.display_name || person.firstName,
      platform,
      flash,
      orders: list.orders.slice(0, newest),
      hasMoreOrders: list.total > newest,
      credit,
      unconfirmed: row && row.email_confirmed_at === null && !person.staffRole ? person.email : null,
      nonces: { logOut: nonces.make(logOutAction(wire)), confirm: nonces.make(confirmEmailAction) },
    };
  }
  return {
    person: null,
    platform,
    flash,
    logIn: {
      problem: asked.logIn?.problem ?? null,
      email: asked.logIn?.email ?? '',
      nonce: nonces.make(logInAction(wire)),
      byEmailNonce: nonces.make(logInByEmailAction),
      redirect: asked.redirect ?? '',
    },
    register: {
      form: asked.register?.form ?? emptyRegistration,
      problems: asked.register?.problems ?? [],
      nonce: nonces.make(registerAction(wire)),
      countries: countryOptions(visitor.audience.locale),
      known: knownTexts(ctx),
    },
  };
}
