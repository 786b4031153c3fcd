import pg from 'pg';

// Deeper than the listings that are measured, and full in a shop of 1,200 products.
const pageNobodyMeasures = '/shop/page/12/';

/**
 * Tells every process that everything has changed, as staff's changes do, and asks for one page: by it the shop reads anew
 * what it holds in memory. From then on nothing is cached, and nothing has to be read first. Resolves to how long that page
 * took, in milliseconds.
 */
export async function clearFileCache(url: string, databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`notify shop_changes, 'all'`);
  // A page may be sent for half a second as it was; the database answers later than that.
  await client.query('select pg_sleep(1)');
  await client.end();
  const begun = performance.now();
  const answer = await fetch(`${url}${pageNobodyMeasures}`);
  await answer.text();
  if (!answer.ok) throw new Error(`${pageNobodyMeasures} was answered with ${answer.status}`);
  return performance.now() - begun;
}
