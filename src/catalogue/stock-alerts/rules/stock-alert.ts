import { email, text } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';

/** What the nonce of the form is made for. */
export const stockAlertAction = 'stock-alert';

/** The hidden field against bots. */
export const alertBait = 'website';

/** The page on which somebody asks for an email when an article can be bought again. */
export const stockAlertPath = (productId?: number) =>
  productId === undefined ? '/stock-alert/' : `/stock-alert/?product=${productId}`;

/** The page that the links of the emails open. */
export const alertLinkPath = (key: string) => `/stock-alert/?key=${key}`;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a request waits to be confirmed, in milliseconds. */
export const CONFIRMED_WITHIN_MS = 2 * DAY_MS;
/** How long a confirmed one holds; its page says six months. */
export const ALERT_HOLDS_MS = 183 * DAY_MS;
/** How long the link of the email works after it was written. */
export const STORED_AFTER_EMAIL_MS = 30 * DAY_MS;
/** When a request that nobody has confirmed is asked for once more, its email is sent once more after this. */
export const RESENT_AFTER_MS = HOUR_MS / 4;

/** How often somebody may ask within an hour, by their network address, and under one email address. */
export const ASKING_WINDOW_MS = HOUR_MS;
export const MOST_ASKED = 20;
export const MOST_FOR_ADDRESS = 5;

/** A request; of a product with variations it names the one that is wanted. */
export const stockAlertForm = formSchema({
  email: email('no-email', 254),
  article: text(),
  product: text(),
  [alertBait]: text(),
});

export type StockAlertDraft = DraftOf<typeof stockAlertForm>;
export type StockAlertProblem =
  | ProblemOf<typeof stockAlertForm>
  | 'no-article'
  | 'too-many'
  | 'expired'
  | 'machine';
/** Under `form` what concerns all of it. */
export type StockAlertProblems = {
  readonly [Field in keyof StockAlertDraft | 'form']?: StockAlertProblem;
};

/** The outcome of the last form, a parameter of the address. */
const alertDone = ['sent', 'active', 'confirmed', 'cancelled', 'all-cancelled'] as const;
export type AlertDone = (typeof alertDone)[number];

export const alertDoneFrom = (value: string | null): AlertDone | null =>
  alertDone.find((known) => known === value) ?? null;

/** What the page behind a link does when one of its buttons is pressed. */
export const alertLinkActions = ['confirm', 'cancel', 'cancel-all'] as const;
export type AlertLinkAction = (typeof alertLinkActions)[number];
