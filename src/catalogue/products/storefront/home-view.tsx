import type { ReactNode } from 'react';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { CategoryTile } from '../rules/listing.ts';
import type { ProductCard } from '../rules/product-card.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { EmptyCatalogue } from './empty-catalogue.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomePromises, type HomePromisesProps } from './home-promises.tsx';
import styles from './home-view.module.css';
import { type CardMarkup, ProductGrid } from './product-grid.tsx';

export type HomeViewProps = HomePromisesProps & {
  /** 16 : 7 */
  readonly heroPicture: Picture | null;
  /** codes that a search from the hero finds, as an invitation */
  readonly searchExamples: readonly string[];
  readonly categories: readonly CategoryTile[];
  readonly bestSellers: readonly ProductCard[];
  readonly offers: readonly ProductCard[];
  readonly cardMarkup: CardMarkup;
  /** the search of the first screen */
  readonly search: ReactNode;
};

export function HomeView(props: HomeViewProps) {
  const { catalogue } = useWords();
  const { bestSellers, offers, cardMarkup } = props;
  return (
    <>
      <HomeHero picture={props.heroPicture} examples={props.searchExamples} search={props.search} />
      <HomePromises freeShippingFrom={props.freeShippingFrom} hasBusinessPrices={props.hasBusinessPrices} />
      <div className={styles.page}>
        {props.categories.length > 0 ? (
          <Section title={catalogue.browseCategories} path={shopPath}>
            <CategoryTiles categories={props.categories} />
          </Section>
        ) : null}
        {bestSellers.length > 0 ? (
          <Section title={catalogue.bestSellers} path={`${shopPath}?orderby=popularity`}>
            <ProductGrid cards={bestSellers} cardMarkup={cardMarkup} wholeRows />
          </Section>
        ) : null}
        {offers.length > 0 ? (
          <Section title={catalogue.offers}>
            <ProductGrid cards={offers} cardMarkup={cardMarkup} wholeRows />
          </Section>
        ) : null}
        {props.categories.length + bestSellers.length + offers.length === 0 ? <EmptyCatalogue /> : null}
      </div>
    </>
  );
}

function Section({ title, path, children }: { title: string; path?: string; children: ReactNode }) {
  const { catalogue } = useWords();
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {path === undefined ? null : (
          <a href={path} aria-label={`${catalogue.seeAll}: ${title}`}>
            {catalogue.seeAll}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
