import { sql } from 'kysely';
import { type TextLanguage, translatedName } from '#catalogue/products/rules/translated-text.ts';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderLine, OrderView } from '../rules/order-view.ts';

type Row = {
  id: number;
  name: string | null;
  note: string | null;
  attributes: { label: string | null; value: string | null }[] | null;
};

/** What the lines of an order are called in a language, as far as the catalogue still calls them what they were bought as. */
async function readLineWords(db: Database, orderId: number, language: TextLanguage) {
  const { rows } = await sql<Row>`/* prepared */
    select line.id,
      (select tr.name from products p join product_translations tr on tr.product_id = p.id and tr.language = ${language}
        where p.id = line.product_id and p.name = line.name) as name,
      (select tr.purchase_note from products p join product_translations tr on tr.product_id = p.id and tr.language = ${language}
        where p.id = line.product_id and p.purchase_note = line.purchase_note and line.purchase_note <> '') as note,
      (select json_agg(json_build_object('label', named.label, 'value', named.value) order by chosen.place)
        from jsonb_array_elements(line.attributes) with ordinality chosen (pair, place)
        left join lateral (
          select ta.name as label, tt.name as value
          from attributes a
          left join attribute_translations ta on ta.attribute_id = a.id and ta.language = ${language}
          left join attribute_terms t on t.attribute_id = a.id and t.name = chosen.pair ->> 'value'
          left join attribute_term_translations tt on tt.term_id = t.id and tt.language = ${language}
          where a.name = chosen.pair ->> 'label' and (a.product_id is null or a.product_id = line.product_id)
          order by t.id is null, a.product_id is null, t.id, a.id limit 1) named on true) as attributes
    from order_lines line where line.order_id = ${orderId}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** An order with its lines in a language; what is not translated says that it is in `own`, where that is given. */
export async function orderIn(
  db: Database,
  order: OrderView,
  language: TextLanguage,
  own?: TextLanguage,
): Promise<OrderView> {
  const words = await readLineWords(db, order.id, language);
  const lines = order.lines.map((line): OrderLine => {
    const known = words.get(line.id);
    return {
      ...line,
      ...inWords(line.name, known?.name, own),
      ...(line.purchaseNote ? { purchaseNote: noteInWords(line.purchaseNote.text, known?.note, own) } : {}),
      attributes: line.attributes.map((attribute, at) => {
        const { name: label, lang } = inWords(attribute.label, known?.attributes?.[at]?.label, own);
        const { name: value, lang: valueLang } = inWords(
          attribute.value,
          known?.attributes?.[at]?.value,
          own,
        );
        return { label, value, ...(lang ? { lang } : {}), ...(valueLang ? { valueLang } : {}) };
      }),
    };
  });
  return { ...order, lines };
}

const inWords = (name: string, translated: string | null | undefined, own: TextLanguage | undefined) =>
  own === undefined ? { name: translated ?? name } : translatedName(name, translated, own);

function noteInWords(text: string, translated: string | null | undefined, own: TextLanguage | undefined) {
  const { name, ...lang } = inWords(text, translated, own);
  return { text: name, ...lang };
}

/** An order as the visitor reads it: what was bought is stored in the language of the shop. */
export async function orderForReader(
  { db, visitor: { audience } }: Pick<RequestContext, 'db' | 'visitor'>,
  order: OrderView,
): Promise<OrderView> {
  const { locale, contentLocale } = audience;
  return contentLocale === undefined ? order : orderIn(db, order, locale, contentLocale);
}
