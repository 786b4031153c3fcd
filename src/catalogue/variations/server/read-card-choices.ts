import { sql } from 'kysely';
import type { CardChoices, ProductCard } from '#catalogue/products/rules/product-card.ts';
import type { NamedText } from '#catalogue/products/rules/translated-text.ts';
import {
  type AttributeWords,
  namedFor,
  ownTranslation,
  readAttributeWords,
} from '#catalogue/products/server/read-attribute-words.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Audience } from '#foundation/visitor/rules/visitor.ts';
import { type PriorPriceRow, priorPrice } from '#pricing/price-history/server/prior-price-column.ts';
import { createPricer, type Pricer } from '#pricing/prices/server/create-pricer.ts';
import { type ListTerms, listTerms } from '#pricing/prices/server/list-terms.ts';
import { quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import { quantityRule } from '#pricing/quantities/rules/quantity-rule.ts';
import type { SwatchKind } from '../rules/swatch.ts';
import { labelOf, optionOf, type TermRow } from './option-of.ts';
import { namedTerms, namesOf, type TermIds } from './read-term-names.ts';

/** The most choices that a card holds. */
const mostVariations = 30;
const mostAttributes = 2;
const mostOptions = 6;

type AttributeRow = NamedText & {
  id: number;
  slug: string;
  type: 'select' | SwatchKind;
  terms: (TermRow & { id: number })[] | null;
};
type VariationRow = {
  id: number;
  tax_class: string;
  regular_price_cents: number | null;
  sale_price_cents: number | null;
  /** written by the database as ISO 8601 */
  sale_from: string | null;
  sale_to: string | null;
  prior_price: PriorPriceRow;
  list_terms: ListTerms;
  in_stock: boolean;
  min_quantity: number;
  quantity_step: number;
  sold_individually: boolean;
  terms: TermIds;
};
type Row = { id: number; attributes: AttributeRow[]; variations: VariationRow[] | null };

const choosable = new WeakMap<ProductCard, ProductCard>();

/** A card with its choices: one object while both are the same, so that it is rendered once. */
function withChoices(card: ProductCard, choices: CardChoices): ProductCard {
  const known = choosable.get(card);
  if (known?.choices === choices) return known;
  const made = { ...card, choices };
  choosable.set(card, made);
  return made;
}

/** The cards with what can be chosen on them: one query for all, and none where no product varies (VAR-28, VAR-37). */
export async function withCardChoices(
  ctx: RequestContext,
  cards: readonly ProductCard[],
): Promise<readonly ProductCard[]> {
  const { variation_swatches: swatches, swatches_on_cards: onCards } = ctx.settings;
  const ids = cards.flatMap(({ id, type, stock }) =>
    type === 'variable' && stock.kind !== 'out-of-stock' ? [id] : [],
  );
  if (!swatches || !onCards || ids.length === 0) return cards;
  const known = await ctx.memory.rememberEach(`card choices ${ctx.visitor.audience.key}`, ids, (missing) =>
    loadChoices(ctx, missing),
  );
  return cards.map((card) => {
    const choices = known.get(card.id)?.choices;
    return choices ? withChoices(card, choices) : card;
  });
}

/** Of every card what can be chosen on it; null where that is too much for a card, or nothing. */
async function loadChoices(ctx: RequestContext, ids: readonly number[]) {
  const query = cardChoicesQuery(ctx.visitor.audience, ids);
  const [pricer, words, { rows }] = await Promise.all([
    createPricer(ctx),
    readAttributeWords(ctx),
    query.execute(ctx.db),
  ]);
  const choices = new Map<number, { readonly choices: CardChoices | null }>();
  for (const id of ids) choices.set(id, { choices: null });
  for (const row of rows) if (fits(row)) choices.set(row.id, { choices: choicesOf(row, pricer, words) });
  return choices;
}

export function cardChoicesQuery(audience: Audience, ids: readonly number[]) {
  return sql<Row>`/* prepared */
    select p.id,
      (select json_agg(json_build_object('id', a.id, 'slug', a.slug, 'name', a.name${ownTranslation(audience, 'attribute')}, 'type', a.type, 'terms', (
          select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name${ownTranslation(audience, 'term')}, 'color', t.color,
            'picture', to_json(i)) order by t.position, t.id)
          from product_attribute_terms pt join attribute_terms t on t.id = pt.term_id and t.attribute_id = a.id
          left join images i on i.id = t.image_id and a.type = 'image'
          where pt.product_id = p.id)) order by pa.position, a.position, a.id)
        from product_attributes pa join attributes a on a.id = pa.attribute_id
        where pa.product_id = p.id and pa.for_variations) as attributes,
      (select json_agg(json_build_object('id', v.id, 'tax_class', v.tax_class,
          'regular_price_cents', v.regular_price_cents, 'sale_price_cents', v.sale_price_cents,
          'sale_from', v.sale_from, 'sale_to', v.sale_to,
          'prior_price', ${priorPrice('v')},
          'list_terms', ${listTerms(audience, 'v')},
          'in_stock', v.backorders <> 'no'
            or coalesce((select s.on_hand > s.reserved from stock s where s.product_id = v.id), false),
          'min_quantity', v.min_quantity, 'quantity_step', v.quantity_step,
          'sold_individually', v.sold_individually or p.sold_individually,
          'terms', array(select vt.term_id from variation_terms vt where vt.variation_id = v.id)) order by v.menu_order, v.id)
        from products v where v.parent_id = p.id and v.status = 'published') as variations
    from products p
    where p.id = any (${ids}::int[])
      and exists (select from product_attributes pa where pa.product_id = p.id and pa.for_variations)
      and not exists (
        select from product_attributes pa join attributes a on a.id = pa.attribute_id and a.type = 'select'
        where pa.product_id = p.id and pa.for_variations)
      and (select count(*) from (
        select from products v where v.parent_id = p.id limit ${mostVariations + 1}) few) <= ${mostVariations}`;
}

const fits = ({ attributes }: Row) =>
  attributes.length <= mostAttributes &&
  attributes.every(({ terms }) => terms !== null && terms.length <= mostOptions);

function choicesOf({ attributes, variations }: Row, pricer: Pricer, words: AttributeWords): CardChoices {
  const names = attributes.map(namesOf);
  return {
    attributes: attributes
      .map((attribute) => namedFor(attribute, words))
      .flatMap(({ slug, type, terms, ...named }) =>
        type === 'select'
          ? []
          : [
              {
                name: `attribute_pa_${slug}`,
                ...labelOf(named),
                swatches: type,
                options: (terms ?? []).map((term) => optionOf(term, type)),
              },
            ],
      ),
    variations: (variations ?? []).map((variation) => ({
      id: variation.id,
      price: pricer.shown({
        ...variation,
        sale_from: dateOf(variation.sale_from),
        sale_to: dateOf(variation.sale_to),
      }),
      attributes: namedTerms(variation.terms, names),
      active: variation.regular_price_cents !== null,
      buyable: variation.regular_price_cents !== null && variation.in_stock,
      quantity: quantityLimits(
        quantityRule({ ...variation, max_quantity: null }, variation.list_terms?.limits, null),
      ).minimum,
    })),
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
