import type { ClientBase } from 'pg';
import { demoToday } from '../composing/demo-today.ts';
import { pictureKey } from '../pictures/picture-key.ts';
import { insertRows } from '../writing/insert-rows.ts';
import { contentPages } from './content-pages.data.ts';
import { areaRates, standardRates } from './tax-rates.data.ts';
import { writeShippingZones } from './write-shipping-zones.ts';

/**
 * Writes the VAT rates, the shipping zones and the content pages, of a shop without demo data those that fit any shop; for a country
 * without a rate no VAT is due.
 */
export async function writeContent(client: ClientBase, withDemoData: boolean): Promise<void> {
  const pages = contentPages.filter(({ isDemo = false }) => withDemoData || !isDemo);
  await insertRows(
    client,
    {
      table: 'tax_rates',
      columns: ['tax_class text', 'country text', 'postcode text', 'rate_basis_points int', 'name text'],
    },
    [
      ...Object.entries(standardRates).map(([country, rate]) => [country, '', rate] as const),
      ...areaRates,
    ].map(([country, postcode, rate]) => [
      'standard',
      country,
      postcode,
      rate,
      `IVA ${String(rate / 100).replace('.', ',')}%`,
    ]),
  );
  await writeShippingZones(client, withDemoData);
  const hero = pictureKey({ view: 'hero' });
  const updatedAt = demoToday.toISOString();
  await insertRows(
    client,
    {
      table: 'content_pages',
      columns: ['id int', 'slug text', 'title text', 'body_html text', 'updated_at timestamptz'],
    },
    pages.map(({ slug, title, bodyHtml }, at) => [
      at + 1,
      slug,
      title,
      bodyHtml.replaceAll('[hero]', hero),
      updatedAt,
    ]),
  );
}
