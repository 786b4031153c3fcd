import type { ClientBase } from 'pg';

/** Adds the workshops' price list (without VAT) and their group; returns the list's id. */
export async function writeWorkshopList(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into price_lists (slug, name, prices_include_tax) values ('officine', 'Listino officine', false) returning id`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the price list was not written');
  await client.query({
    text: `insert into customer_groups (slug, name, kind, price_list_id, show_prices_with_tax)
      values ('officine', 'Officine', 'business', $1, false)`,
    values: [id],
  });
  return id;
}
