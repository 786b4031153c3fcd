import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFirm } from '#demo/content/demo-firm.data.ts';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPrivateFiles } from '#foundation/services/files/private-files.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createNonces, nonceOwner } from '#foundation/services/nonces.ts';
import { type ReplyRecord, recordReply } from '#foundation/services/reply.ts';
import { createSessionHandle, type Session } from '#foundation/services/sessions.ts';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import {
  type Audience,
  type BuyingTerms,
  openTerms,
  type Person,
} from '#foundation/visitor/rules/visitor.ts';
import { sessionEvents } from '#http/requests/create-request-context.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { aPaymentSetup } from './a-payment-setup.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';

export type TestRequestContext = RequestContext & { readonly reply: ReplyRecord; readonly clock: FakeClock };

/** What may differ from a guest of the retail shop; `settings` and `audience` need only name what differs. */
export type RequestContextOptions = Partial<
  Pick<
    RequestContext,
    | 'memory'
    | 'wire'
    | 'shopUrl'
    | 'log'
    | 'session'
    | 'nonces'
    | 'address'
    | 'mediaFiles'
    | 'privateFiles'
    | 'vatRegister'
    | 'paymentAdapters'
    | 'paymentSetup'
    | 'userAgent'
  >
> & {
  clock?: FakeClock;
  reply?: ReplyRecord;
  settings?: Partial<Settings>;
  audience?: Partial<Audience>;
  person?: Person;
  terms?: Partial<BuyingTerms>;
  /** the session that the request came with */
  found?: Session;
  /** the cookies that the request came with */
  cookies?: Readonly<Record<string, string>>;
};

/** A request context over a test database: a retail guest, Italian, on a clock that stands still. */
export async function aRequestContext(
  db: Database,
  options: RequestContextOptions = {},
): Promise<TestRequestContext> {
  const retail = await db
    .selectFrom('price_lists')
    .select(['id', 'slug'])
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  const clock = options.clock ?? fakeClock();
  const reply = options.reply ?? recordReply({ secure: false });
  const wire = options.wire ?? defaultWirePrefixes;
  const session =
    options.session ??
    createSessionHandle({
      found: options.found ?? null,
      cookieName: `${wire.platform}_session`,
      reply,
      clock,
      userAgent: options.userAgent ?? '',
    });
  const audience: Audience = {
    key: 'retail-gross-it',
    priceListId: retail.id,
    priceListSlug: retail.slug,
    hasOwnPrices: false,
    mode: 'gross',
    locale: 'it',
    hidden: null,
    ...(options.audience?.priceListId === undefined ? { isPublic: true } : {}),
    ...options.audience,
  };
  return {
    db,
    clock,
    memory: options.memory ?? createShopMemory(),
    settings: { ...settingsFrom(new Map()), ...demoFirm, ...options.settings },
    visitor: { person: options.person ?? null, audience, terms: { ...openTerms, ...options.terms } },
    session,
    sessionEvents,
    nonces:
      options.nonces ??
      createNonces({
        secret: 'a secret of the tests',
        owner: (action) => nonceOwner(session.current(), action, wire.platform),
        now: clock.now,
      }),
    reply,
    address: options.address ?? null,
    userAgent: options.userAgent ?? '',
    cookie: (name) => options.cookies?.[name] ?? '',
    wire,
    shopUrl: options.shopUrl ?? 'http://shop.test',
    log: options.log ?? silentLog,
    mediaFiles: options.mediaFiles ?? createFolderStore(join(tmpdir(), 'pistone-media-of-tests')),
    privateFiles:
      options.privateFiles ??
      createPrivateFiles(createFolderStore(join(tmpdir(), 'pistone-private-of-tests'))),
    vatRegister: options.vatRegister ?? null,
    paymentAdapters: options.paymentAdapters ?? {},
    paymentSetup: options.paymentSetup ?? aPaymentSetup(),
    smtpUrl: null,
  };
}
