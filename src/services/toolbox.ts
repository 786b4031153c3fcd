import type { WirePrefixes } from '#contract/wire-prefixes.ts';
import type { Database } from '#database/client.ts';
import type { Visitor } from '#shop/accounts/rules/visitor.ts';
import type { Settings } from '#shop/settings/rules/registry.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Nonces } from './nonces.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PrivateFiles } from './private-files.ts';
import type { Reply } from './reply.ts';
import type { SessionHandle } from './sessions.ts';
import type { ShopMemory } from './shop-memory.ts';
import type { VatRegister } from './vat-register.ts';

/** What a server function works with besides its input; made anew for each request. */
export type Toolbox = {
  readonly db: Database;
  readonly clock: Clock;
  readonly memory: ShopMemory;
  readonly settings: Settings;
  readonly visitor: Visitor;
  readonly session: SessionHandle;
  readonly nonces: Nonces;
  readonly reply: Reply;
  /** where the request came from, for limits alone and never kept; null where nobody in particular asks */
  readonly address: string | null;
  /** what the browser calls itself; empty where nobody in particular asks */
  readonly userAgent: string;
  /** the value of a cookie that the browser sent; empty where it sent none */
  readonly cookie: (name: string) => string;
  readonly wire: WirePrefixes;
  /** the shop's address without a final slash */
  readonly shopUrl: string;
  readonly log: Log;
  /** what people have sent the shop, for its staff alone */
  readonly privateFiles: PrivateFiles;
  /** null where the shop asks none: check digits decide then */
  readonly vatRegister: VatRegister | null;
  /** null where none is connected: nothing is paid by wallet or card then */
  readonly paymentProvider: PaymentProvider | null;
};
