import { acceptedFiles } from '#foundation/private-files/rules/sent-file.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { readSellers } from '#wholesale/conversations/server/read-sellers.ts';
import type { QuoteForm, QuoteLocation } from '../rules/quote-form.ts';
import { cartGoods, listGoods, productGoods, type QuoteGoods } from './quote-goods.ts';
import { readQuoteFields } from './read-quote-fields.ts';

export type QuotePlace = { readonly location: QuoteLocation; readonly productId: number | null };

/** The form of a quote request for a business customer; null for everybody else and for a product that is not there (QUO-01). */
export async function readQuoteForm(toolbox: Toolbox, place: QuotePlace): Promise<QuoteForm | null> {
  const { visitor, settings, wire, nonces } = toolbox;
  const { person } = visitor;
  if (person?.kind !== 'business') return null;
  const { location, productId } = place;
  const goods = await goodsOf(toolbox, place);
  const [line] = goods?.lines ?? [];
  if (location === 'productpage' && !line) return null;
  const [fields, sellers] = await Promise.all([readQuoteFields(toolbox), readSellers(toolbox)]);
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
  toolbox: Toolbox,
  { location, productId }: QuotePlace,
): Promise<QuoteGoods | null> {
  if (location === 'standard') return cartGoods(toolbox);
  if (location === 'quotelist') return listGoods(toolbox);
  return location === 'productpage' ? productGoods(toolbox, productId ?? 0) : null;
}
