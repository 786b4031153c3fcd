import type { ClientBase } from 'pg';
import { demoToday } from '../composing/demo-today.ts';
import { pictureKey } from '../pictures/picture-key.ts';
import { insertRows } from '../writing/insert-rows.ts';
import { contentPages } from './content-pages.data.ts';
import { standardRates } from './tax-rates.data.ts';

/** Writes the VAT rates and the content pages; for a country without a rate no VAT is due. */
export async function writeContent(client: ClientBase): Promise<void> {
  await insertRows(
    client,
    { table: 'tax_rates', columns: ['tax_class text', 'country text', 'rate_basis_points int', 'name text'] },
    Object.entries(standardRates).map(([country, rate]) => [
      'standard',
      country,
      rate,
      `IVA ${String(rate / 100).replace('.', ',')}%`,
    ]),
  );
  const hero = pictureKey({ view: 'hero' });
  const updatedAt = demoToday.toISOString();
  await insertRows(
    client,
    {
      table: 'content_pages',
      columns: ['id int', 'slug text', 'title text', 'body_html text', 'updated_at timestamptz'],
    },
    contentPages.map(({ slug, title, bodyHtml }, at) => [
      at + 1,
      slug,
      title,
      bodyHtml.replaceAll('[hero]', hero),
      updatedAt,
    ]),
  );
}
