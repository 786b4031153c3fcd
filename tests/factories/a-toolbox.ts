import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFirm } from '#demo/content/demo-firm.data.ts';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { Database } from '#foundation/database/client.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { silentLog } from '#foundation/services/log.ts';
import { createNonces, nonceOwner } from '#foundation/services/nonces.ts';
import { createPrivateFiles } from '#foundation/services/private-files.ts';
import { type ReplyRecord, recordReply } from '#foundation/services/reply.ts';
import { createSessionHandle, type Session } from '#foundation/services/sessions.ts';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { type BuyingTerms, openTerms } from '#foundation/visitor/rules/buying-terms.ts';
import type { Audience, Person } from '#foundation/visitor/rules/visitor.ts';
import { sessionEvents } from '#http/requests/session-events.ts';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';

export type TestToolbox = Toolbox & { readonly reply: ReplyRecord; readonly clock: FakeClock };

/** What may differ from a guest of the retail shop; `settings` and `audience` need only name what differs. */
export type ToolboxWish = Partial<
  Pick<
    Toolbox,
    | 'memory'
    | 'wire'
    | 'shopUrl'
    | 'log'
    | 'session'
    | 'nonces'
    | 'address'
    | 'privateFiles'
    | 'vatRegister'
    | 'paymentProvider'
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

/** A toolbox over a test database: a retail guest, Italian, on a clock that stands still. */
export async function aToolbox(db: Database, wish: ToolboxWish = {}): Promise<TestToolbox> {
  const retail = await db
    .selectFrom('price_lists')
    .select(['id', 'slug'])
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  const clock = wish.clock ?? fakeClock();
  const reply = wish.reply ?? recordReply({ secure: false });
  const wire = wish.wire ?? defaultWirePrefixes;
  const session =
    wish.session ??
    createSessionHandle({
      found: wish.found ?? null,
      cookieName: `${wire.platform}_session`,
      reply,
      clock,
      userAgent: wish.userAgent ?? '',
    });
  const audience: Audience = {
    key: 'retail-gross-it',
    priceListId: retail.id,
    priceListSlug: retail.slug,
    hasOwnPrices: false,
    mode: 'gross',
    locale: 'it',
    hidden: null,
    ...wish.audience,
  };
  return {
    db,
    clock,
    memory: wish.memory ?? createShopMemory(),
    settings: { ...settingsFrom(new Map()), ...demoFirm, ...wish.settings },
    visitor: { person: wish.person ?? null, audience, terms: { ...openTerms, ...wish.terms } },
    session,
    sessionEvents,
    nonces:
      wish.nonces ??
      createNonces({
        secret: 'a secret of the tests',
        owner: (action) => nonceOwner(session.current(), action, wire.platform),
        now: clock.now,
      }),
    reply,
    address: wish.address ?? null,
    userAgent: wish.userAgent ?? '',
    cookie: (name) => wish.cookies?.[name] ?? '',
    wire,
    shopUrl: wish.shopUrl ?? 'http://shop.test',
    log: wish.log ?? silentLog,
    privateFiles: wish.privateFiles ?? createPrivateFiles(join(tmpdir(), 'pistone-private-of-tests')),
    vatRegister: wish.vatRegister ?? null,
    paymentProvider: wish.paymentProvider ?? null,
  };
}
