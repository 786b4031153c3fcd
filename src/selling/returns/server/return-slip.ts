import { renderSVG } from 'uqr';
import { addressLines } from '#foundation/addresses/rules/address-lines.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { documentFonts, writingDirection } from '#foundation/services/document-fonts.ts';
import { typeset } from '#foundation/services/typeset.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { returnSlipFor } from '#messages/return-slip-for.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import { returnAddress } from '../rules/return-address.ts';
import { returnName } from '../rules/return-paths.ts';
import { hasSlip, sendingDeadline } from '../rules/return-slip.ts';
import type { ReturnRecord } from '../rules/return-view.ts';
import { returnSlipSource } from './return-slip-source.ts';

/** What a slip is made of: a return, and of its order where the goods went and when it was placed. */
export type SlipOf = {
  readonly record: ReturnRecord;
  readonly order: Pick<OrderView, 'billing' | 'shipping' | 'createdAt'>;
  readonly locale: 'it' | 'en';
};

type Shop = Pick<RequestContext, 'settings'>;

/** The slip that goes back with the goods, and the address for the parcel, as PDF; null for a return whose goods are not to be sent. */
export async function returnSlipPdf(
  { settings }: Shop,
  slip: SlipOf,
): Promise<{
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array<ArrayBuffer>;
} | null> {
  if (!hasSlip(slip.record.state)) return null;
  const said = returnSlipData(settings, slip);
  const { families, files } = documentFonts('standard', JSON.stringify(said));
  const code = renderSVG(said.number, { border: 0 });
  const pdf = await typeset({
    source: returnSlipSource,
    data: { ...said, code, fonts: families },
    fonts: files,
  });
  return {
    name: returnSlipFor(slip.locale).fileName(said.number),
    mediaType: 'application/pdf',
    content: new Uint8Array(pdf),
  };
}

const directed = (text: string) => ({ text, rtl: writingDirection(text) === 'rtl' });

/** What a slip says, written out. */
export function returnSlipData(settings: Shop['settings'], { record, order, locale }: SlipOf) {
  const words = returnSlipFor(locale);
  const number = returnName(record.number);
  const dayOf = (at: string) => shopDay(Date.parse(at));
  const approved = record.events.find(({ state }) => state === 'approved');
  const isAtCostOfShop = record.kind === 'defect' || record.kind === 'wrong-part';
  const sentTo = addressLines(order.shipping);
  const sender = sentTo.length > 0 ? sentTo : addressLines(order.billing);
  const facts = [
    [words.order, words.orderOf(record.orderNumber, writtenDay(dayOf(order.createdAt)))],
    [words.kind, words.kinds[record.kind]],
    [words.requestedOn, writtenDay(dayOf(record.at))],
    [words.sendBy, approved ? writtenDay(sendingDeadline(dayOf(approved.at))) : ''],
  ] as const;
  return {
    lang: locale,
    shop: settings.shop_name,
    title: words.title(number),
    heading: words.heading,
    hint: words.hint,
    number,
    numberWord: words.number,
    senderWord: words.sender,
    sender: (sender.length > 0 ? sender : [record.name]).map(directed),
    recipientWord: words.recipient,
    recipient: returnAddress(settings).map(directed),
    facts: facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value })),
    heads: words.heads,
    lines: record.lines.map(({ sku, name, quantity }) => ({
      sku: sku ?? '',
      name: directed(name),
      quantity: String(quantity),
    })),
    reasonWord: words.reason,
    reason: directed(record.reason),
    cost: words.costs[isAtCostOfShop ? 'shop' : settings.return_cost],
    cut: words.cut,
  };
}
