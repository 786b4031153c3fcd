import type { Crumb } from '#shop/catalogue/rules/listing.ts';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import styles from './breadcrumb-bar.module.css';
import { useWords } from './use-words.ts';

/** Where the page stands, from the start page on; the last crumb is the page itself (SITE-05). */
export function BreadcrumbBar({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { site } = useWords();
  const trail = crumbs[0]?.path === '/' ? crumbs : [{ name: site.home, path: '/' }, ...crumbs];
  return (
    <div className={styles.slot}>
      <div className={styles.bar}>
        <div className={styles.inner}>
          <Breadcrumb label={site.breadcrumb} trail={trail} />
        </div>
      </div>
    </div>
  );
}
