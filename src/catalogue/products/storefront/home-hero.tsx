import type { ReactNode } from 'react';
import type { Picture as ShopPicture } from '#catalogue/media/rules/picture.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './home-hero.module.css';
import { pictureSource } from './picture-source.ts';

export type HomeHeroProps = {
  readonly picture: ShopPicture | null;
  readonly examples: readonly string[];
  readonly search: ReactNode;
};

export function HomeHero({ picture, examples, search }: HomeHeroProps) {
  const { catalogue } = useWords();
  return (
    <section className={styles.hero}>
      {picture ? (
        <div className={styles.picture}>
          <Picture source={{ ...pictureSource(picture), alt: '' }} sizes="100vw" eager />
        </div>
      ) : null}
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1>{catalogue.heroTitle}</h1>
          <p>{catalogue.heroText}</p>
          {search}
          {examples.length > 0 ? (
            <p className={styles.examples}>
              {catalogue.heroExamples}:{' '}
              {examples.map((example) => (
                <a key={example} href={`${shopPath}?s=${encodeURIComponent(example)}`}>
                  {example}
                </a>
              ))}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
