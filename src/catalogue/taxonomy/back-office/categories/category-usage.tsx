import { categoryPath } from '#foundation/paths/rules/paths.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { StaffCategoryPage } from '../../server/categories/read-staff-category.ts';
import styles from '../record-usage.module.css';

/** What uses a category, with the way to its page in the shop. */
export function CategoryUsage({ category }: { readonly category: StaffCategoryPage }) {
  const { staffCategories: words } = useBackOfficeWords();
  const { products, children, rules, draft } = category;
  const { visibility, coupons, percentages, tables } = rules;
  const counts = { products, children, visibility, coupons, percentages, tables };
  const uses = (Object.keys(counts) as (keyof typeof counts)[]).filter((name) => counts[name] > 0);
  return (
    <section className={sheet.sheet} aria-labelledby="category-usage">
      <h2 id="category-usage">{words.usage}</h2>
      {uses.length === 0 ? (
        <p>{words.unused}</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map((name) => (
            <li key={name}>{words.usedBy[name](counts[name])}</li>
          ))}
        </ul>
      )}
      <p className={sheet.buttons}>
        <a href={categoryPath(draft.slug)}>{words.seeInShop}</a>
      </p>
    </section>
  );
}
