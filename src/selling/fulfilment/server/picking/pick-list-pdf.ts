import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { documentFonts } from '#foundation/services/document-fonts.ts';
import { typeset } from '#foundation/services/typeset.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import { openPieces, type PickList, type PickStop } from '../../rules/picking/pick-list.ts';
import { pickListSource } from './pick-list-source.ts';

/** The print of a pick list: bin by bin what is fetched for which orders, with a box to tick. What was fetched already is left out. */
export async function pickListPdf(
  { settings }: Pick<RequestContext, 'settings'>,
  list: PickList,
): Promise<Uint8Array<ArrayBuffer>> {
  const said = pickListData(settings, list);
  const { families, files } = documentFonts('standard', JSON.stringify(said));
  const data = { ...said, fonts: families };
  return new Uint8Array(await typeset({ source: pickListSource, data, fonts: files }));
}

/** What the print says, written out. */
export function pickListData(settings: RequestContext['settings'], list: PickList) {
  const locale = settings.interface_language;
  const { staffPicking: words } = staffMessagesFor(locale);
  const isOpen = list.state === 'open';
  const stops = isOpen ? list.stops.filter(({ open }) => open > 0) : list.stops;
  const byLocation = Map.groupBy(stops, ({ locationId }) => locationId);
  return {
    lang: locale,
    shop: settings.shop_name,
    title: words.titleOf(list.id),
    facts: [writtenDay(shopDay(Date.parse(list.createdAt))), list.createdBy].filter((fact) => fact !== ''),
    ordersWord: words.orders,
    orders: list.orders.map(({ number }) => String(number)),
    heads: ['', words.bin, words.article, words.orders, words.pieces],
    parts: [...byLocation.values()].map((own) => ({
      location: list.isSplit ? (own[0]?.location ?? '') : '',
      stops: own.map((stop) => printed(stop, isOpen, words.noBin)),
    })),
  };
}

function printed(stop: PickStop, isOpen: boolean, noBin: string) {
  const piecesOf = (line: PickStop['lines'][number]) => (isOpen ? openPieces(line) : line.picked);
  return {
    bin: stop.bin || noBin,
    sku: stop.sku,
    name: stop.name,
    choices: stop.choices,
    orders: stop.lines
      .filter((line) => piecesOf(line) > 0)
      .map((line) => `${line.order.number} × ${piecesOf(line)}`),
    pieces: String(isOpen ? stop.open : stop.picked),
  };
}
