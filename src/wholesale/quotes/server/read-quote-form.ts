import { acceptedFiles } from '#foundation/private-files/rules/sent-file.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { readSellers } from '#wholesale/conversations/server/read-sellers.ts';
import type { QuoteForm, QuoteLocation } from '../rules/quote-form.ts';
import { cartGoods, listGoods, productGoods, type QuoteGoods } from './quote-goods.ts';
import { readQuoteFields } from './read-quote-fields.ts';

export type QuoteContext = { readonly location: QuoteLocation; readonly productId: number | null };

/** The form of a quote request for a business customer; null for everybody else and for a product that is not there (QUO-01). */
export async function readQuoteForm(ctx: RequestContext, context: QuoteContext): Promise<QuoteForm | null> {
  const { visitor, settings, wire, nonces } = ctx;
  const { person } = visitor;
  if (person?.kind !== 'business') return null;
  const { location, productId } = context;
  const goods = await goodsOf(ctx, context);
  const [line] = goods?.lines ?? [];
  if (location === 'productpage' && !line) return null;
  const [fields, sellers] = await Promise.all([readQuoteFields(ctx), readSellers(ctx)]);
  return {
    location,
    product: location === 'productpage' && line ? { id: productId ?? 0, name: line.name } : null,
    fields,
    messageOptional: settings.quote_message_optional,
    topLevelMax: settings.email_top_level_max,
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: person.email,
    sellers: goods === null ? sellers : [],
    vendor: goods?.vendorId == null ? '' : String(goods.vendorId),
    hasManyVendors: goods?.hasManyVendors ?? false,
    accept: acceptedFiles[settings.quote_file_types],
    maxMegabytes: settings.quote_file_megabytes,
    shopName: settings.shop_name,
    wholesale: wire.wholesale,
    nonce: nonces.make(wholesaleNonceAction(wire)),
  };
}

/** What a quote is asked for; null for a page of the shop's text, where nothing in particular is. */
export async function goodsOf(
  ctx: RequestContext,
  { location, productId }: QuoteContext,
): Promise<QuoteGoods | null> {
  if (location === 'standard') return cartGoods(ctx);
  if (location === 'quotelist') return listGoods(ctx);
  return location === 'productpage' ? productGoods(ctx, productId ?? 0) : null;
}
