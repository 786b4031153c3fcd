import type { WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { Database } from '#foundation/database/client.ts';
import type { PaymentSetup } from '#foundation/payment-adapters/server/payment-setup.ts';
import type { PaymentAdapters } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { FileStore } from '#foundation/services/files/file-store.ts';
import type { PrivateFiles } from '#foundation/services/files/private-files.ts';
import type { Log } from '#foundation/services/log.ts';
import type { Nonces } from '#foundation/services/nonces.ts';
import type { Reply } from '#foundation/services/reply.ts';
import type { SessionHandle } from '#foundation/services/sessions.ts';
import type { ShopMemory } from '#foundation/services/shop-memory.ts';
import type { VatRegister } from '#foundation/services/vat-register.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';

/** What a server function works with besides its input; made anew for each request. */
export type RequestContext = {
  readonly db: Database;
  readonly clock: Clock;
  readonly memory: ShopMemory;
  readonly settings: Settings;
  readonly visitor: Visitor;
  readonly session: SessionHandle;
  readonly sessionEvents: SessionEvents;
  /** staff take the order, at the counter or by telephone */
  readonly byStaff?: true;
  /** the stock location that staff chose for the order */
  readonly servedFrom?: number | undefined;
  /** with the buyer before them: goods can be handed over at once */
  readonly atCounter?: true;
  /** and a till is open that takes money */
  readonly atTill?: boolean;
  readonly nonces: Nonces;
  readonly reply: Reply;
  /** where the request came from, for limits alone and never stored; null outside a visitor's request */
  readonly address: string | null;
  /** what the browser calls itself; empty outside a visitor's request */
  readonly userAgent: string;
  /** the value of a cookie that the browser sent; empty where it sent none */
  readonly cookie: (name: string) => string;
  readonly wire: WirePrefixes;
  /** the shop's address without a final slash */
  readonly shopUrl: string;
  readonly log: Log;
  /** what everybody may see below `/media` */
  readonly mediaFiles: FileStore;
  /** what people have sent the shop, for its staff alone */
  readonly privateFiles: PrivateFiles;
  /** null where the shop asks none: check digits decide then */
  readonly vatRegister: VatRegister | null;
  /** of the payment providers that are connected; what is missing is not offered */
  readonly paymentAdapters: PaymentAdapters;
  /** what staff connect them with */
  readonly paymentSetup: PaymentSetup;
  /** the mail server that the environment names, which wins over what staff have entered; null for none */
  readonly smtpUrl: string | null;
};

/** Whose things come into which account. */
export type GuestSession = { readonly sessionId: number; readonly customerId: number };

/** What becomes of a visitor's things at log-in and log-out. Modules above the accounts own them: `src/http/requests` puts this together. */
export type SessionEvents = {
  /** in the transaction of the log-in: what a guest's session held comes into the account */
  readonly merge: (transaction: Database, guest: GuestSession) => Promise<void>;
  /** after a log-in: sets the cookies of what the browser finds now */
  readonly loggedIn: (ctx: RequestContext) => Promise<void>;
  /** after a log-out: sets the cookies of an empty cart and no wishlist */
  readonly loggedOut: (ctx: RequestContext) => void;
};
