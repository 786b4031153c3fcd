import type { Reply } from '#services/reply.ts';
import { personLifeMs } from '#services/sessions.ts';
import type { Visitor } from '#shop/accounts/rules/visitor.ts';
import { buyerCookie, writeBuyer } from '../rules/buyer-cookie.ts';

/** For whom a business customer buys; nothing of anybody else. */
function buyerOf({ person, terms }: Visitor): string {
  if (person?.kind !== 'business') return '';
  const name = person.company || `${person.firstName} ${person.lastName}`.trim() || person.email;
  return writeBuyer({ name, group: terms.groupName });
}

/** Keeps the cookie of the header true: written when somebody buys for a company, corrected and taken away when that has changed. */
export function tellBuyer(
  reply: Reply,
  visitor: Visitor,
  cookie: (name: string) => string,
  platform: string,
): void {
  const name = buyerCookie(platform);
  const wanted = buyerOf(visitor);
  if (cookie(name) === encodeURIComponent(wanted)) return;
  reply.setCookie(name, wanted, { maxAge: wanted === '' ? 0 : personLifeMs / 1000 });
}
