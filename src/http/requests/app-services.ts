import type { WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { Database } from '#foundation/database/client.ts';
import type { PaymentSetup } from '#foundation/payment-adapters/server/payment-setup.ts';
import type { PaymentAdapters } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { FileStore } from '#foundation/services/files/file-store.ts';
import type { PrivateFiles } from '#foundation/services/files/private-files.ts';
import type { Log } from '#foundation/services/log.ts';
import type { ShopMemory } from '#foundation/services/shop-memory.ts';
import type { VatRegister } from '#foundation/services/vat-register.ts';
import type { RenderPage } from '#http/pages/render.ts';
import type { Endpoint } from '#http/wire/endpoint.ts';

/** What all requests of a process share. */
export type AppServices = {
  readonly db: Database;
  readonly clock: Clock;
  readonly memory: ShopMemory;
  readonly log: Log;
  /** the register of VAT numbers; none where left out */
  readonly vatRegister?: VatRegister | null;
  readonly paymentSetup: PaymentSetup;
  /** instead of the providers that variables and staff have connected */
  readonly paymentAdapters?: PaymentAdapters;
  /** the mail server that the environment names; none where left out */
  readonly smtpUrl?: string | null;
  readonly wire: WirePrefixes;
  readonly shopUrl: string;
  /** key of nonces and signatures */
  readonly secret: string;
  readonly mediaFiles: FileStore;
  readonly privateFiles: PrivateFiles;
  readonly render: RenderPage;
  readonly endpoints: readonly Endpoint[];
  /** false while pages are developed: the development server writes scripts and styles of its own into them */
  readonly strict: boolean;
};
