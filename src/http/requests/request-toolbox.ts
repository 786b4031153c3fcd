import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { Log } from '#foundation/services/log.ts';
import { createNonces, nonceOwner } from '#foundation/services/nonces.ts';
import { type ReplyRecord, recordReply } from '#foundation/services/reply.ts';
import { createSessionHandle, findSession, isGuestToken, noteSeen } from '#foundation/services/sessions.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import { openTerms } from '#foundation/visitor/rules/buying-terms.ts';
import type { Audience, Visitor } from '#foundation/visitor/rules/visitor.ts';
import { tellBuyer } from '#pricing/customer-groups/server/tell-buyer.ts';
import { readSettings } from '#site/settings/server/read-settings.ts';
import type { House } from './house.ts';
import { cookieValue, sessionCookieName } from './session-cookie.ts';
import { sessionEvents } from './session-events.ts';
import { visitorOf } from './visitor-of.ts';

export type RequestToolbox = Toolbox & { readonly reply: ReplyRecord };

/** The settings, remembered until the shop changes. */
export function currentSettings(house: Pick<House, 'db' | 'memory'>): Promise<Settings> {
  return house.memory.remember('settings', () => readSettings(house.db));
}

/** The log of one request: every line carries its id. */
function logOf(log: Log, requestId: string): Log {
  return {
    info: (data, sentence) => log.info({ requestId, ...data }, sentence),
    warn: (data, sentence) => log.warn({ requestId, ...data }, sentence),
    error: (data, sentence) => log.error({ requestId, ...data }, sentence),
  };
}

type Asked = {
  readonly requestId: string;
  readonly address?: string | null;
  readonly userAgent?: string;
  readonly cookies?: string;
  /** a page of another site sent it to change something: no nonce counts */
  readonly isForeign?: boolean;
};

function assemble(
  house: House,
  request: Asked,
  known: { settings: Settings; visitor: Visitor; found: Parameters<typeof createSessionHandle>[0]['found'] },
): RequestToolbox {
  const reply = recordReply({ secure: house.shopUrl.startsWith('https:') });
  const cookieName = sessionCookieName(house.wire.platform, house.shopUrl);
  const { userAgent = '', cookies = '' } = request;
  const session = createSessionHandle({
    found: known.found,
    cookie: cookieValue(cookies, cookieName),
    cookieName,
    reply,
    clock: house.clock,
    userAgent,
  });
  const nonces = createNonces({
    secret: house.secret,
    owner: (action) => nonceOwner(session.current(), action, house.wire.platform),
    now: house.clock.now,
  });
  return {
    db: house.db,
    clock: house.clock,
    memory: house.memory,
    settings: known.settings,
    visitor: known.visitor,
    session,
    sessionEvents,
    nonces: {
      ...nonces,
      check: (action, nonce) => !request.isForeign && nonces.check(action, nonce),
      make(action) {
        // A nonce belongs to one visitor (design 5).
        reply.keepOut();
        return nonces.make(action);
      },
    },
    reply,
    address: request.address ?? null,
    userAgent,
    cookie: (name) => cookieValue(cookies, name),
    wire: house.wire,
    shopUrl: house.shopUrl,
    log: logOf(house.log, request.requestId),
    privateFiles: house.privateFiles,
    vatRegister: house.vatRegister ?? null,
    paymentProvider: house.paymentProvider ?? null,
  };
}

/** The toolbox of a visitor's request; with `anyGuest` a guest's session is not looked up, for pages that show none of it. */
export async function requestToolbox(
  house: House,
  request: Asked & { readonly cookies: string; readonly anyGuest?: boolean },
): Promise<RequestToolbox> {
  const settings = await currentSettings(house);
  const token = cookieValue(request.cookies, sessionCookieName(house.wire.platform, house.shopUrl));
  const passed = token === '' || (request.anyGuest && isGuestToken(token));
  const now = house.clock.now();
  const found = passed ? null : await findSession(house.db, token, now);
  if (found) await noteSeen(house.db, found, now);
  const visitor = await visitorOf(house.db, house.memory, settings, found);
  const toolbox = assemble(house, request, { settings, visitor, found });
  // A guest's page that is shown without looking the session up tells nothing.
  if (!passed || token === '') tellBuyer(toolbox.reply, visitor, toolbox.cookie, house.wire.platform);
  return toolbox;
}

/** The toolbox of a page that is made for everybody of an audience. */
export async function audienceToolbox(
  house: House,
  audience: Audience,
  requestId: string,
): Promise<RequestToolbox> {
  const settings = await currentSettings(house);
  return assemble(
    house,
    { requestId },
    { settings, visitor: { person: null, audience, terms: openTerms }, found: null },
  );
}
