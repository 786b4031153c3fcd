import { Scripted } from '#kit/islands/storefront/island.tsx';
import type { ViewedSectionProps } from '../rules/viewed-products.ts';
import recentlyViewed from './recently-viewed.island.ts';
import styles from './viewed-section.module.css';

/** Where a product page shows what this browser has looked at before: the page is the same for everybody, only the browser knows. */
export function ViewedSection(props: ViewedSectionProps) {
  return (
    <Scripted of={recentlyViewed} data={props}>
      <div className={styles.place} hidden />
    </Scripted>
  );
}
