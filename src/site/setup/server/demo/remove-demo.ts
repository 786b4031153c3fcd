import { type RawBuilder, sql } from 'kysely';
import { isUsed } from '#catalogue/media/server/library/picture-uses.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { DemoMark } from '../../rules/demo-data.ts';
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
    for (const statement of [...trade(ofDemo), ...goods(ofDemo), ...people(ofDemo)]) {
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

/** Orders, offers and conversations: first, while lines still say what their goods are. */
const trade = (ofDemo: IsOfDemo): readonly RawBuilder<unknown>[] => [
  sql`delete from payment_attempts where order_id in (select o.id from orders o where ${isOrderOfDemo(ofDemo)})`,
  sql`delete from orders o where ${isOrderOfDemo(ofDemo)}`,
  sql`delete from offers where ${ofDemo('offers', sql`id`)}`,
  sql`delete from conversations where ${ofDemo('conversations', sql`id`)}`,
  sql`delete from coupons where ${ofDemo('coupons', sql`id`)}`,
  sql`delete from product_tables where ${ofDemo('product_tables', sql`id`)}`,
];

const goods = (ofDemo: IsOfDemo): readonly RawBuilder<unknown>[] => [
  sql`delete from offer_goods where ${ofDemo('products', sql`product_id`)}`,
  sql`delete from stock_movements where ${ofDemo('products', sql`product_id`)}`,
  sql`delete from stock_receipts r
    where exists (select from stock_receipt_lines l where l.receipt_id = r.id)
      and not exists (select from stock_receipt_lines l
        where l.receipt_id = r.id and not ${ofDemo('products', sql`l.product_id`)})`,
  sql`delete from products where ${ofDemo('products', sql`id`)}`,
  // A category stays with the goods of the shop's own that are in it, and with the categories that are.
  sql`with recursive stays as (
      select id, parent_id from categories c where not ${ofDemo('categories', sql`c.id`)}
        or exists (select from product_categories pc where pc.category_id = c.id)
      union select p.id, p.parent_id from categories p join stays s on s.parent_id = p.id
    ) delete from categories where id not in (select id from stays)`,
  sql`delete from brands b where ${ofDemo('brands', sql`b.id`)}
    and not exists (select from products p where p.brand_id = b.id)`,
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
];

const people = (ofDemo: IsOfDemo): readonly RawBuilder<unknown>[] => [
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

/** Texts and data of the firm that are as the demo wrote them; what was changed is the shop's own. */
async function takeTexts(db: Database, { firm = {}, pages = {} }: DemoMark): Promise<void> {
  await sql`delete from content_pages c using jsonb_each_text(${JSON.stringify(pages)}::jsonb) as d (slug, at)
    where c.slug = d.slug and c.updated_at = d.at::timestamptz`.execute(db);
  await sql`delete from settings s using jsonb_each(${JSON.stringify(firm)}::jsonb) as d (key, value)
    where s.key = d.key and s.value = d.value`.execute(db);
}
