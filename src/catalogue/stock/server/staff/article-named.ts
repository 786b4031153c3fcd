import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { StockArticle } from '../../rules/stock-list.ts';
import { type ArticleRow, articleColumns, articleFrom } from './article-columns.ts';

/** An article by its id, as an answer names it. */
export async function articleNamed(
  db: Database,
  id: number,
): Promise<Pick<StockArticle, 'name' | 'choices' | 'sku'>> {
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns} from products p left join stock s on s.product_id = p.id
      left join products parent on parent.id = p.parent_id where p.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return { name: '', choices: '', sku: null };
  const { name, choices, sku } = articleFrom(row);
  return { name, choices, sku };
}
