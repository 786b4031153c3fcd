import { Breadcrumb } from '#kit/ui/navigation/breadcrumb.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { Crumb } from '../rules/listing.ts';
import styles from './breadcrumb-bar.module.css';

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
