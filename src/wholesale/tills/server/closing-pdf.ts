import { subtractCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { typeset } from '#foundation/services/typeset.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { listMovements, readSessions } from './read-tills.ts';

const fonts = [400, 700].map((weight) => `@fontsource/barlow/files/barlow-latin-${weight}-normal.woff`);

const moments = {
  it: new Intl.DateTimeFormat('it', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' }),
};

/** How the closing of a day is set, in the language of Typst; all that it says comes as data. */
const source = `
#let d = json(bytes(sys.inputs.data))
#set document(title: d.title, author: d.shop)
#set text(font: "Barlow", size: 10pt, lang: d.lang)
#set page(paper: "a4", margin: 48pt, footer: text(size: 7.5pt, fill: rgb("#5B5F69"), d.foot))
#text(size: 12pt, d.shop)
#v(2pt)
#text(size: 20pt, weight: 700, d.title)
#v(6pt)
#for fact in d.facts [#fact.name: #fact.value \\ ]
#v(10pt)
#table(columns: (1fr, auto), align: (left, right), stroke: (x: none, y: 0.5pt + rgb("#D9D6CE")),
  ..d.sums.map(s => ([#s.name], text(weight: if s.strong { 700 } else { 400 }, s.amount))).flatten())
#if d.movements.len() > 0 {
  v(10pt)
  text(size: 13pt, weight: 700, d.movementsTitle)
  table(columns: (auto, 1fr, auto, auto), align: (left, left, left, right), stroke: (x: none, y: 0.5pt + rgb("#D9D6CE")),
    ..d.movements.map(m => ([#m.at], [#m.reason], [#m.by], [#m.amount])).flatten())
}
#if d.note != "" [#v(10pt) #d.note]
`;

/** The closing of a day as PDF; null for a day that is open, and for none. */
export async function closingPdf(ctx: RequestContext, id: number) {
  const [session] = await readSessions(ctx, { id });
  if (!session?.closing) return null;
  const locale = ctx.settings.interface_language;
  const { tills: words } = staffMessagesFor(locale);
  const { closing, sums } = session;
  const moment = (iso: string) => moments[locale].format(new Date(iso));
  const euro = (amount: typeof session.opening) => formatEuro(amount, locale);
  const sum = (name: string, amount: string, strong = false) => ({ name, amount, strong });
  const movements = await listMovements(ctx, id);
  const data = {
    lang: locale,
    shop: [ctx.settings.shop_name, ctx.settings.shop_vat_number].filter((part) => part !== '').join(' · '),
    title: `${session.tillName} · ${words.closing(id)}`,
    foot: words.foot,
    facts: [
      { name: words.openedAt, value: moment(session.openedAt) },
      { name: words.openedBy, value: session.openedBy },
      { name: words.closedAt, value: moment(closing.at) },
      { name: words.closedBy, value: closing.by },
    ],
    sums: [
      sum(words.opening, euro(session.opening)),
      sum(words.cash(sums.cashSales), euro(sums.cash)),
      sum(words.movements, euro(sums.movements)),
      sum(words.expected, euro(closing.expected), true),
      sum(words.counted, euro(closing.counted), true),
      sum(words.difference, euro(subtractCents(closing.counted, closing.expected)), true),
      sum(words.card(sums.cardSales), euro(sums.card)),
      sum(words.receipts, String(sums.receipts)),
      sum(words.invoices, String(sums.invoices)),
    ],
    movementsTitle: words.movements,
    movements: movements.map(({ at, reason, by, amount }) => ({
      at: moment(at),
      reason,
      by,
      amount: euro(amount),
    })),
    note: closing.note,
  };
  const pdf = await typeset({ source, data, fonts });
  const till = session.tillName.replace(/[^\p{L}\p{N}]+/gu, '-');
  return {
    name: words.fileName(till, closing.at.slice(0, 10)),
    mediaType: 'application/pdf',
    content: new Uint8Array(pdf),
  };
}
