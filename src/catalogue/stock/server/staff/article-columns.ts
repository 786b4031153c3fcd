import { sql } from 'kysely';
import type { StockArticle } from '../../rules/stock-list.ts';
import { variationChoices } from '../variation-choices.ts';

/** An article as the rows of stock pages have it. */
export type ArticleRow = {
  readonly id: number;
  readonly name: string;
  readonly choices: string;
  readonly sku: string | null;
  readonly on_hand: number;
  readonly reserved: number;
  readonly low_stock_threshold: number;
  readonly waiting: number;
};

/** The columns of `ArticleRow`, of products `p` with their `parent` and their stock `s`: a variation is called as its product, with its choices. */
export const articleColumns = sql`p.id, coalesce(parent.name, p.name) as name, p.sku,
  coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved, coalesce(s.low_stock_threshold, 0) as low_stock_threshold,
  (select count(*)::int from stock_alerts w where w.product_id = p.id and w.confirmed_at is not null and w.notified_at is null) as waiting,
  ${variationChoices(sql`p.id`)} as choices`;

/** An article as staff see it. */
export const articleFrom = (row: ArticleRow): StockArticle => ({
  id: row.id,
  name: row.name,
  choices: row.choices,
  sku: row.sku,
  onHand: row.on_hand,
  reserved: row.reserved,
  threshold: row.low_stock_threshold,
  waiting: row.waiting,
});
