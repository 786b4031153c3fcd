import type { Reply } from '#foundation/services/reply.ts';
import { personSessionSeconds } from '#foundation/visitor/rules/session-lives.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import { buyerCookie, writeBuyer } from '../rules/buyer-cookie.ts';

/** For whom a business customer buys, or in whose account a visitor acts; '' for all others (SUB-02, AGT-01). */
function buyerOf({ person, terms, audience }: Visitor): string {
  if (!person || (person.kind !== 'business' && !person.actedBy)) return '';
  const called = `${person.firstName} ${person.lastName}`.trim() || person.email;
  const words = subaccountsFor(audience.locale);
  const name = person.company || called;
  if (person.actedBy) return writeBuyer({ name, group: words.acting.short(called) });
  return writeBuyer({ name, group: person.subaccount ? words.own.short(called) : terms.groupName });
}

/** Brings the cookie that the header reads up to date: set for a business customer, corrected or deleted when that has changed. */
export function updateBuyerCookie(
  reply: Reply,
  visitor: Visitor,
  cookie: (name: string) => string,
  platform: string,
): void {
  const name = buyerCookie(platform);
  const wanted = buyerOf(visitor);
  if (cookie(name) === encodeURIComponent(wanted)) return;
  reply.setCookie(name, wanted, { maxAge: wanted === '' ? 0 : personSessionSeconds });
}
