import { type RawBuilder, sql } from 'kysely';
import { isUsed } from '#catalogue/media/server/library/picture-uses.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Clock } from '#foundation/services/clock.ts';
import { readPageContent, storedContent } from '#site/content/rules/blocks/page-content.ts';
import { homePageId } from '#site/content/rules/blocks/page-ids.ts';
import { startingHomeWith } from '#site/content/rules/blocks/starting-home.data.ts';
import { pictureIdsOf } from '#site/content/rules/blocks/walk-fields.ts';
import type { DemoMark, DemoTable } from '../../rules/demo-data.ts';
import { beginSetUp } from '../set-up-progress.ts';
import { readDemoMark, writeDemoMark } from './demo-mark.ts';
import { type IsOfDemo, isOfDemo, isOrderOfDemo } from './demo-orders.ts';

/**
 * Removes what the demo brought, where somebody has asked for it: all in one transaction, which ends with the mark, so that a job that is
 * killed begins anew and one that is done does nothing. What goods, people and texts of the shop's own use stays. Says whether it did.
 */
export async function removeDemo({ db, clock }: { db: Database; clock: Clock }): Promise<boolean> {
  const result = await inTransaction(db, async (inside) => {
    const mark = await readDemoMark(inside, true);
    const { made, removing } = mark ?? {};
    if (!mark || !made || !removing) return { ok: true, did: false } as const;
    const ofDemo = isOfDemo(made);
    const statements = [
      ...undone(ofDemo),
      ...trade(ofDemo),
      ...work(ofDemo),
      ...goods(ofDemo),
      ...people(ofDemo),
    ];
    for (const statement of statements) {
      await statement.execute(inside);
    }
    await takePictures(inside, ofDemo);
    await takeTexts(inside, mark);
    // Nobody has known the addresses of invented goods; those of the shop's own stay with their history.
    await sql`delete from slug_history where target_id is null and changed_at = now()`.execute(inside);
    await sql`select refresh_category_counts(), refresh_search_words(), refresh_search_favourites()`.execute(
      inside,
    );
    await writeDemoMark(inside, { products: 0, removed: { at: clock.now().toISOString() } }, clock.now());
    await beginSetUp({ db: inside, clock });
    await sql`select pg_notify('shop_changes', 'all')`.execute(inside);
    return { ok: true, did: true } as const;
  });
  return result.did;
}

/**
 * What orders that go have done to goods, coupons and payments of the shop's own, which is as if nobody had placed them: the ledger and the stock of the shop's own
 * goods agree afterwards.
 */
const undone = (ofDemo: IsOfDemo): readonly RawBuilder<unknown>[] => {
  const gone = goneOrders(ofDemo);
  return [
    sql`update stock s set on_hand = s.on_hand - gone.moved, reserved = s.reserved - gone.promised
      from (
        select product_id, sum(moved)::int as moved, sum(promised)::int as promised from (
          select product_id, delta as moved, 0 as promised from stock_movements
          where order_id in ${gone} or (order_id is null and location_id is null and reason <> 'transfer' and return_id in (select id from returns where order_id in ${gone}))
          union all
          select product_id, 0, quantity from stock_reservations where order_id in ${gone} and closed_at is null) parts
        group by product_id) gone
      where gone.product_id = s.product_id`,
    sql`update stock_at_locations a set on_hand = a.on_hand + gone.sold, reserved = a.reserved - gone.promised
      from (
        select product_id, location_id, coalesce(sum(quantity - returned) filter (where state = 'sold'), 0)::int as sold,
          coalesce(sum(quantity) filter (where state = 'reserved'), 0)::int as promised
        from stock_allocations where order_id in ${gone} group by product_id, location_id) gone
      where gone.product_id = a.product_id and gone.location_id = a.location_id`,
    // What was scrapped of their returns at the default location; what moved between locations is level in the sum.
    sql`delete from stock_movements where order_id is null and location_id is null and reason <> 'transfer' and return_id in (select id from returns where order_id in ${gone})`,
    // Their references to orders are checked at the end of the transaction, when they would go as well.
    ...['stock_allocations', 'stock_reservations', 'stock_movements'].map(
      (table) => sql`delete from ${sql.table(table)} where order_id in ${gone}`,
    ),
    sql`update products p set total_sales = greatest(0, p.total_sales - sold.pieces)
      from (
        select l.product_id, sum(l.quantity)::int as pieces from order_lines l join orders o on o.id = l.order_id
        where o.id in ${gone} and exists (select from order_events e where e.order_id = o.id and e.kind = 'sales-counted') and l.product_id is not null group by l.product_id) sold
      where sold.product_id = p.id and not ${ofDemo('products', sql`p.id`)}`,
    sql`update coupons c set used = greatest(0, c.used - uses.count)
      from (select coupon_id, count(*)::int as count from coupon_uses where order_id in ${gone} and given_back_at is null group by coupon_id) uses
      where uses.coupon_id = c.id`,
    sql`update incoming_payments p set state = 'open', decided_at = null, decided_by = '' where p.state = 'matched'
      and exists (select from incoming_payment_orders o where o.payment_id = p.id)
      and not exists (select from incoming_payment_orders o where o.payment_id = p.id and o.order_id not in ${gone})`,
  ];
};

const goneOrders = (ofDemo: IsOfDemo) => sql`(select o.id from orders o where ${isOrderOfDemo(ofDemo)})`;

/** Orders, offers and conversations: first, while lines still say what their goods are. */
const trade = (ofDemo: IsOfDemo): readonly RawBuilder<unknown>[] => [
  sql`delete from payment_attempts where order_id in ${goneOrders(ofDemo)}`,
  sql`delete from orders o where ${isOrderOfDemo(ofDemo)}`,
  // Who fetched goods for these orders alone has fetched nothing.
  sql`delete from pick_lists p where not exists (select from pick_list_orders o where o.pick_list_id = p.id)`,
  // Delivery notes of these orders went with them: the shop's own begin with 1, or go on after its last one.
  sql`delete from delivery_note_series s where not exists (select from delivery_notes n where n.year = s.year)`,
  sql`update delivery_note_series s set last_number = (select max(n.number) from delivery_notes n where n.year = s.year)`,
  sql`delete from offers where ${ofDemo('offers', sql`id`)}`,
  sql`delete from conversations where ${ofDemo('conversations', sql`id`)}`,
  sql`delete from coupons where ${ofDemo('coupons', sql`id`)}`,
  sql`update carts set coupon_ids = array(select id from unnest(coupon_ids) id where exists (select from coupons c where c.id = id))
    where exists (select from unnest(coupon_ids) id where not exists (select from coupons c where c.id = id))`,
  sql`delete from product_tables where ${ofDemo('product_tables', sql`id`)}`,
];

/**
 * What people of the shop did with goods of the demo alone: receipts, transfers, counts, bulk edits, files of prices. What also concerns goods of one's own stays
 * with those, and what is empty with whoever began it, unless the demo did. What a job is at stays.
 */
const work = (ofDemo: IsOfDemo): readonly RawBuilder<unknown>[] => {
  const headsOf = (head: DemoTable, lines: string, key: string) => {
    const own = (
      isOwn: boolean,
    ) => sql`exists (select from ${sql.table(lines)} l where l.${sql.ref(key)} = h.id
      ${isOwn ? sql`and not ${ofDemo('products', sql`l.product_id`)}` : sql``})`;
    return sql`delete from ${sql.table(head)} h where (${ofDemo(head, sql`h.id`)} or ${own(false)}) and not ${own(true)}`;
  };
  return [
    sql`delete from stock_movements where ${ofDemo('products', sql`product_id`)}`,
    headsOf('stock_receipts', 'stock_receipt_lines', 'receipt_id'),
    headsOf('stock_transfers', 'stock_transfer_lines', 'transfer_id'),
    headsOf('stock_counts', 'stock_count_lines', 'count_id'),
    sql`with gone as (
        delete from bulk_edit_items i using bulk_edits b where b.id = i.bulk_edit_id and b.state not in ('running', 'undoing')
          and ${ofDemo('products', sql`i.item_id`)} returning i.bulk_edit_id)
      delete from bulk_edits b where b.id in (select bulk_edit_id from gone)
        and not exists (select from bulk_edit_items i where i.bulk_edit_id = b.id and not ${ofDemo('products', sql`i.item_id`)})`,
    sql`with gone as (
        delete from public_price_import_rows r using price_list_imports i where i.id = r.import_id
          and (i.started_at is null or i.written_at is not null) and ${ofDemo('products', sql`r.product_id`)} returning r.import_id)
      delete from price_list_imports i where i.id in (select import_id from gone)
        and not exists (select from public_price_import_rows r where r.import_id = i.id and not ${ofDemo('products', sql`r.product_id`)})`,
    sql`delete from price_list_imports i where (i.started_at is null or i.written_at is not null)
      and exists (select from price_list_import_rows r where r.import_id = i.id and ${ofDemo('products', sql`r.product_id`)})
      and not exists (select from price_list_import_rows r where r.import_id = i.id and not ${ofDemo('products', sql`r.product_id`)})`,
  ];
};

const goods = (ofDemo: IsOfDemo): readonly RawBuilder<unknown>[] => [
  sql`delete from offer_goods where ${ofDemo('products', sql`product_id`)}`,
  sql`delete from products where ${ofDemo('products', sql`id`)}`,
  sql`delete from stock_counts c where c.category_id in (select id from (${goneCategories(ofDemo)}) gone)
    and not exists (select from stock_count_lines l where l.count_id = c.id)`,
  sql`delete from categories where id in (select id from (${goneCategories(ofDemo)}) gone)`,
  sql`delete from stock_counts c where c.brand_id in (select b.id from brands b where ${isGoneBrand(ofDemo)})
    and not exists (select from stock_count_lines l where l.count_id = c.id)`,
  sql`delete from brands b where ${isGoneBrand(ofDemo)}`,
  sql`delete from tags t where ${ofDemo('tags', sql`t.id`)}
    and not exists (select from product_tags pt where pt.tag_id = t.id)`,
  sql`delete from attribute_terms t where ${ofDemo('attribute_terms', sql`t.id`)}
    and not exists (select from product_attribute_terms x where x.term_id = t.id)
    and not exists (select from variation_terms x where x.term_id = t.id)
    and not exists (select from product_attributes x where x.default_term_id = t.id)`,
  sql`delete from attributes a where ${ofDemo('attributes', sql`a.id`)}
    and not exists (select from attribute_terms t where t.attribute_id = a.id)
    and not exists (select from product_attributes x where x.attribute_id = a.id)`,
  sql`delete from vehicles v where ${ofDemo('vehicles', sql`v.id`)}
    and not exists (select from fitments f where f.vehicle_id = v.id)`,
  sql`delete from stock_locations l where ${ofDemo('stock_locations', sql`l.id`)} and not l.is_default
    and not exists (select from stock_at_locations x where x.location_id = l.id)
    and not exists (select from stock_allocations x where x.location_id = l.id)
    and not exists (select from stock_movements x where x.location_id = l.id)
    and not exists (select from stock_bins x where x.location_id = l.id)
    and not exists (select from pick_list_lines x where x.location_id = l.id)
    and not exists (select from stock_receipts x where x.location_id = l.id)
    and not exists (select from stock_counts x where x.location_id = l.id)
    and not exists (select from stock_transfers x where l.id in (x.from_id, x.to_id))`,
];

/** A category stays with the goods of the shop's own that are in it, and with the categories that are. */
const goneCategories = (ofDemo: IsOfDemo) => sql`
  with recursive stays as (
    select id, parent_id from categories c where not ${ofDemo('categories', sql`c.id`)}
      or exists (select from product_categories pc where pc.category_id = c.id)
    union select p.id, p.parent_id from categories p join stays s on s.parent_id = p.id
  ) select id from categories where id not in (select id from stays)`;

const isGoneBrand = (ofDemo: IsOfDemo) => sql`(${ofDemo('brands', sql`b.id`)}
  and not exists (select from products p where p.brand_id = b.id))`;

const people = (ofDemo: IsOfDemo): readonly RawBuilder<unknown>[] => [
  sql`delete from staff_list_views v where ${ofDemo('customers', sql`v.person_id`)} and not v.shared`,
  sql`delete from customers where ${ofDemo('customers', sql`id`)}`,
  sql`delete from quote_fields q where ${ofDemo('quote_fields', sql`q.id`)}
    and not exists (select from quote_answers a where a.field_id = q.id)`,
  sql`delete from registration_fields f where ${ofDemo('registration_fields', sql`f.id`)}
    and not exists (select from registration_answers a where a.field_id = f.id)
    and not exists (select from sent_files s where s.registration_field_id = f.id)`,
  sql`delete from registration_field_roles x using registration_roles r
    where r.id = x.role_id and ${ofDemo('registration_roles', sql`r.id`)}
      and not exists (select from registrations g where g.role_id = r.id)`,
  sql`delete from registration_roles r where ${ofDemo('registration_roles', sql`r.id`)}
    and not exists (select from registrations g where g.role_id = r.id)`,
  sql`delete from customer_groups g where ${ofDemo('customer_groups', sql`g.id`)}
    and not exists (select from customers c where c.group_id = g.id)
    and not exists (select from registration_roles r where r.group_id = g.id)
    and not exists (select from visibility_rules v where v.group_id = g.id)`,
  sql`delete from price_lists l where ${ofDemo('price_lists', sql`l.id`)}
    and not exists (select from customer_groups g where g.price_list_id = l.id)`,
];

/** Pictures that nothing shows any more; a job takes their files away. */
async function takePictures(db: Database, ofDemo: IsOfDemo): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    delete from images i where ${ofDemo('images', sql`i.id`)} and not ${isUsed} returning file_key as key`.execute(
    db,
  );
  const keys = [...new Set(rows.map(({ key }) => key))];
  if (keys.length === 0) return;
  await sql`select graphile_worker.add_job('remove-demo-pictures', json_build_object('keys', ${JSON.stringify(keys)}::json))`.execute(
    db,
  );
}

/** Texts, with the entries of menus that lead to them, and data of the firm that are as the demo wrote them; what was changed is the shop's own. */
async function takeTexts(db: Database, { firm = {}, pages = {} }: DemoMark): Promise<void> {
  await sql`with gone as (
      delete from content_pages c using jsonb_each_text(${JSON.stringify(pages)}::jsonb) as d (slug, at)
      where c.slug = d.slug and c.updated_at = d.at::timestamptz returning c.id
    ) delete from menu_entries m using gone where m.kind = 'page' and m.target_id = gone.id
      and not exists (select from menu_entries below where below.parent_id = m.id)`.execute(db);
  await plainHome(db);
  await sql`delete from settings s using jsonb_each(${JSON.stringify(firm)}::jsonb) as d (key, value)
    where s.key = d.key and s.value = d.value`.execute(db);
}

/** The home page that came with the demo becomes that of a new shop, unless somebody has changed it. */
async function plainHome(db: Database): Promise<void> {
  const row = await db
    .selectFrom('page_blocks')
    .select(['published', 'picture_ids'])
    .where('page_id', '=', homePageId)
    .where('saved_by_name', '=', '')
    .executeTakeFirst();
  const [picture] = pictureIdsOf(readPageContent(row?.published)?.blocks ?? []);
  if (!row || picture === undefined) return;
  const home = JSON.stringify(storedContent(startingHomeWith(picture)));
  await sql`update page_blocks set published = ${home}::jsonb, picture_ids = array[${picture}::int] where page_id = ${homePageId}`.execute(
    db,
  );
}
