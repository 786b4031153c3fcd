import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { ShopMemory } from '#foundation/services/shop-memory.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import {
  type HiddenGoods,
  hiddenFrom,
  type Segment,
  type VisibilityRule,
} from '#foundation/visitor/rules/hidden-goods.ts';
import type { Audience, BuyingTerms } from '#foundation/visitor/rules/visitor.ts';

/** How a group sees the shop and on what terms it buys. */
export type ShopSegment = {
  readonly kind: 'retail' | 'business';
  readonly audience: Audience;
  readonly terms: BuyingTerms;
};

type Needs = { readonly db: Database; readonly memory: ShopMemory; readonly settings: Settings };

type Row = {
  id: number;
  name: string;
  kind: 'retail' | 'business';
  show_prices_with_tax: boolean;
  refused_payment_methods: string[];
  refused_shipping_methods: number[];
  min_order_cents: number | null;
  list_id: number;
  list_slug: string;
  is_retail: boolean;
  is_public: boolean;
};

const RETAIL = 'retail';

/** The segment of a group, of guests (who buy as the retail group does), or of the retail group; cached until the shop's data change. */
export function readSegment(needs: Needs, segment: Segment | 'retail'): Promise<ShopSegment> {
  return needs.memory.remember(`seat:${segment}`, async () => {
    const which =
      typeof segment === 'number'
        ? sql`customer_groups.id = ${segment}`
        : sql`customer_groups.slug = ${RETAIL}`;
    const { rows } = await sql<Row>`
      select customer_groups.id, customer_groups.name, kind, show_prices_with_tax, refused_payment_methods,
        refused_shipping_methods, min_order_cents, price_lists.id as list_id, price_lists.slug as list_slug, is_retail,
        price_lists.id = public_price_list() as is_public
      from customer_groups join price_lists on price_lists.id = customer_groups.price_list_id
      where ${which}`.execute(needs.db);
    const [row] = rows;
    if (!row) throw new Error(`there is no customer group ${segment}`);
    const own = segment === 'guests' ? segment : row.id;
    const hidden = await readHiddenGoods(needs.db, own);
    const audience = audienceOf(row, hidden, needs.settings);
    const isNamed = await bannersName(needs.db, own);
    return { kind: row.kind, audience: isNamed ? ofSegment(audience, own) : audience, terms: termsOf(row) };
  });
}

/** Whether banners tell this segment from others: its pages are its own then. */
async function bannersName(db: Database, segment: Segment): Promise<boolean> {
  const banners = await db
    .selectFrom('banners')
    .select(['audience', 'group_ids'])
    .where('enabled', '=', true)
    .where('audience', 'in', segment === 'guests' ? ['guests', 'consumers'] : ['groups'])
    .execute();
  return typeof segment === 'number'
    ? banners.some(({ group_ids }) => group_ids.includes(segment))
    : banners.length > 0;
}

const ofSegment = (audience: Audience, segment: Segment): Audience => ({
  ...audience,
  key: `${audience.key}-of-${segment}`,
  segment,
});

async function readHiddenGoods(db: Database, segment: Segment): Promise<HiddenGoods | null> {
  const rows = await db
    .selectFrom('visibility_rules')
    .select(['category_id', 'product_id', 'group_id', 'rule'])
    .execute();
  const rules = rows.map(
    (row): VisibilityRule => ({
      subject:
        row.category_id === null
          ? { kind: 'product', id: row.product_id ?? 0 }
          : { kind: 'category', id: row.category_id },
      segment: row.group_id ?? 'guests',
      rule: row.rule === 'only' ? 'only' : 'hidden',
    }),
  );
  const ids = hiddenFrom(segment, rules);
  if (!ids) return null;
  const text = JSON.stringify([ids.categoryIds, ids.productIds]);
  return { ...ids, key: createHash('sha256').update(text).digest('base64url').slice(0, 16) };
}

/** Groups that see the same share their pages: the key names all that a page depends on, and not the group. */
function audienceOf(row: Row, hidden: HiddenGoods | null, settings: Settings): Audience {
  const locale = settings.interface_language === 'en' ? 'en' : 'it';
  const mode = row.show_prices_with_tax ? 'gross' : 'net';
  return {
    key: `${row.list_slug}-${mode}-${locale}${hidden ? `-${hidden.key}` : ''}`,
    priceListId: row.list_id,
    priceListSlug: row.list_slug,
    hasOwnPrices: !row.is_retail,
    mode,
    locale,
    hidden,
    ...(row.is_public ? { isPublic: true } : {}),
  };
}

function termsOf(row: Row): BuyingTerms {
  return {
    groupId: row.id,
    groupName: row.name,
    minOrder: row.min_order_cents === null ? null : toCents(row.min_order_cents),
    refusedPayments: row.refused_payment_methods,
    refusedShipping: row.refused_shipping_methods,
  };
}
