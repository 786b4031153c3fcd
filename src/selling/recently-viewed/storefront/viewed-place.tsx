import { Scripted } from '#kit/islands/storefront/island.tsx';
import type { TrackingTerms } from '#selling/orders/rules/attribution/tracking-terms.ts';
import recentlyViewed from './recently-viewed.island.ts';
import styles from './viewed-place.module.css';

export type ViewedPlaceProps = {
  /** the product that is looked at */
  readonly id: number;
  /** how many are shown */
  readonly most: number;
  readonly terms: TrackingTerms;
};

/** Where a product page shows what this browser has looked at before: the page is the same for everybody, only the browser knows. */
export function ViewedPlace(props: ViewedPlaceProps) {
  return (
    <Scripted of={recentlyViewed} data={props}>
      <div className={styles.place} hidden />
    </Scripted>
  );
}
