import type { ClientBase } from 'pg';

/** The coupons of the demo shop: a tenth off everything, shipping for nothing, a quarter off one category. */
export async function writeCoupons(client: ClientBase): Promise<void> {
  await client.query(`
    insert into coupons (code, description, kind, amount, free_shipping, excludes_sale_items, individual_use,
      limit_per_customer, minimum_cents, category_ids)
    values
      ('BENVENUTO10', '10% sul primo ordine', 'percent', 1000, false, false, false, 1, null, '{}'),
      ('SPEDIZIONE0', 'Spedizione gratuita da 30 €', 'percent', 0, true, false, false, null, 3000, '{}'),
      ('OFFICINA25', '25% su una categoria, articoli in offerta esclusi', 'percent', 2500, false, true, true, null, null,
        array(select id from categories where parent_id is null order by position, id limit 1))`);
}
