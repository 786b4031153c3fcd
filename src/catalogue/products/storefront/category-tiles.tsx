import { categoryPath } from '#foundation/paths/rules/paths.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { CategoryTile } from '../rules/listing.ts';
import styles from './category-tiles.module.css';
import { NoPicture } from './no-picture.tsx';
import { squareSource } from './picture-source.ts';

const sizes = '(width < 600px) 30vw, (width < 1024px) 18vw, 76px';

export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const { catalogue } = useWords();
  return (
    <ul className={styles.tiles}>
      {categories.map((category) => (
        <li key={category.slug}>
          <a href={categoryPath(category.slug)}>
            <span className={styles.picture}>
              {category.picture ? (
                <Picture source={{ ...squareSource(category.picture), alt: '' }} sizes={sizes} />
              ) : (
                <NoPicture />
              )}
            </span>
            <span className={styles.name} lang={category.lang}>
              {category.name}
            </span>
            <span className={styles.count}>{catalogue.productsIn(category.productCount)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
