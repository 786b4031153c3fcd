import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { GroupingUses } from '../../rules/grouping-form.ts';
import styles from '../record-usage.module.css';

type GroupingUsageProps = {
  readonly uses: GroupingUses;
  /** null where it has no page in the shop */
  readonly shopPath: string | null;
};

/** What names a tag, a brand or a shipping class. */
export function GroupingUsage({ uses, shopPath }: GroupingUsageProps) {
  const { staffGroupings: words, locale } = useBackOfficeWords();
  const { products, tables, percentages, costs } = uses;
  const counts = { products, tables, percentages };
  const named = (Object.keys(counts) as (keyof typeof counts)[]).filter((name) => counts[name] > 0);
  return (
    <section className={sheet.sheet} aria-labelledby="grouping-usage">
      <h2 id="grouping-usage">{words.usage}</h2>
      {named.length + costs.length === 0 ? (
        <p>{words.unused}</p>
      ) : (
        <ul className={styles.uses}>
          {named.map((name) => (
            <li key={name}>{words.usedBy[name](counts[name])}</li>
          ))}
          {costs.map(({ zoneId, zone, title, cents }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a method has no other name, and the list never moves
            <li key={at}>
              <a href={`/staff/shipping/${zoneId}/`}>{zone}</a>
              {words.costOf(title, formatEuro(toCents(cents), locale))}
            </li>
          ))}
        </ul>
      )}
      {shopPath === null ? null : (
        <p className={sheet.buttons}>
          <a href={shopPath}>{words.seeInShop}</a>
        </p>
      )}
    </section>
  );
}
