import {
  type AccountLinkFacts,
  type AccountLinkKind,
  accountLinkPath,
  accountLinkText,
  writeAccountKey,
} from '#customers/accounts/rules/account-link.ts';
import { createNonces } from '#foundation/services/nonces.ts';
import { orderLinkText, orderPath, writeOrderLink } from '#selling/orders/rules/order-link.ts';
import { replaySecret } from '../shop/replay-shop.ts';
import type { StoryContext } from './story.ts';

const signer = ({ shop }: StoryContext) =>
  createNonces({ secret: replaySecret, owner: () => '', now: shop.now }).sign;

/** The path of the newest link of a kind that an email of an account holds; no stored email shows it. */
export async function newestAccountLink(context: StoryContext, kind: AccountLinkKind): Promise<string> {
  const [link] = await context.shop.ask<AccountLinkFacts>(
    `select id, kind, customer_id as "customerId", email, expires_at as "expiresAt" from account_links
     where kind = $1 order by id desc limit 1`,
    [kind],
  );
  if (!link) throw new Error(`no email has a link of the kind ${kind}`);
  return accountLinkPath(link, writeAccountKey(link.id, signer(context)(accountLinkText(link))));
}

/** The path of a link to an order that holds for an hour. */
export function linkToOrder(
  context: StoryContext,
  order: { readonly id: number; readonly key: string },
): string {
  const until = Math.floor(context.shop.now().getTime() / 1000) + 3600;
  return orderPath(
    order.id,
    writeOrderLink({ until, signature: signer(context)(orderLinkText(order, until)) }),
  );
}
