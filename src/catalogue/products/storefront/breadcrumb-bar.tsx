import { useContext } from 'react';
import { Markup } from '#kit/ui/display/markup.tsx';
import { Breadcrumb } from '#kit/ui/navigation/breadcrumb.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { Crumb } from '../rules/listing.ts';
import styles from './breadcrumb-bar.module.css';
import { BreadcrumbMenuContext } from './breadcrumb-menu-context.ts';

/** Where the page stands, from the start page on; the last crumb is the page itself (SITE-05). */
export function BreadcrumbBar({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { site } = useWords();
  const menu = useContext(BreadcrumbMenuContext);
  const trail = crumbs[0]?.path === '/' ? crumbs : [{ name: site.home, path: '/' }, ...crumbs];
  return (
    <div className={styles.slot}>
      <div className={styles.bar}>
        <div className={styles.inner}>
          <Breadcrumb label={site.breadcrumb} trail={trail} />
          {menu === '' ? null : <Markup html={menu} />}
        </div>
      </div>
    </div>
  );
}
