import { type RawBuilder, sql } from 'kysely';
import { type FigureDivision, type FigureSubject, figuresOf } from '../../rules/figure-reports.ts';
import { dayBucket, isoDay, namesOfRows } from '../report-sources.ts';
import { type AskedFigures, figureFacts } from './figure-facts.ts';

const idOf = (column: RawBuilder<unknown>) => sql`coalesce(${column}::text, '')`;
const articleOfFact = sql`left join products p on p.id = f.article_id left join products parent on parent.id = p.parent_id`;

const keys: Readonly<
  Record<FigureDivision, { readonly key: RawBuilder<unknown>; readonly join?: RawBuilder<unknown> }>
> = {
  day: { key: isoDay(sql`f.day`) },
  week: { key: isoDay(dayBucket('week', sql`f.day`)) },
  month: { key: isoDay(dayBucket('month', sql`f.day`)) },
  customer: { key: idOf(sql`f.customer_id`) },
  seller: { key: idOf(sql`f.seller_id`) },
  article: { key: idOf(sql`f.article_id`) },
  brand: { join: articleOfFact, key: idOf(sql`coalesce(p.brand_id, parent.brand_id)`) },
  category: {
    join: sql`${articleOfFact} left join (
      select product_id, min(category_id) as category_id from product_categories group by product_id) pc on pc.product_id = coalesce(p.parent_id, p.id)`,
    key: idOf(sql`pc.category_id`),
  },
  coupon: { key: sql`coalesce(f.code, '')` },
  words: { key: sql`f.words` },
};

/** The tables `grouped`, rows with their names and figures, and `totals`, the figures of all of them. */
export function groupedFigures(
  about: FigureSubject,
  by: FigureDivision,
  asked: AskedFigures,
): RawBuilder<unknown> {
  const { facts, figures } = figureFacts[about];
  const { key, join = sql`` } = keys[by];
  const { named, names = sql`` } = namesOfRows(by);
  // Nothing is 0 of what is counted, and no number where one divides or where no cost is known.
  const shown = sql.join(
    figuresOf(about).map(([name, { kind, isCost }]) => {
      const column = sql`g.${sql.ref(name)}`;
      const isSum = kind === 'count' || (kind === 'money' && !isCost);
      return sql`${isSum ? sql`coalesce(${column}, 0)` : column}::float8 as ${sql.ref(name)}`;
    }),
  );
  const added = sql`select ${key} as key, ${figures(by, asked)} from facts f ${join} group by 1`;
  const base =
    by === 'day' || by === 'week' || by === 'month'
      ? sql`select a.*, k.key as at from (
          select distinct ${isoDay(dayBucket(by, sql`s.day`))} as key
          from generate_series(${asked.period.first}::int, ${asked.period.last}::int) s (day)) k left join (${added}) a on a.key = k.key`
      : sql`select a.*, a.key as at from (${added}) a`;
  return sql`${facts(asked)},
    grouped as materialized (select g.at as key, ${named}, ${shown} from (${base}) g ${names}),
    totals as materialized (select ${shown} from (select ${figures(null, asked)} from facts f) g)`;
}
