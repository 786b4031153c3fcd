import type { ReactNode } from 'react';
import type { Picture as ShopPicture } from '#catalogue/media/rules/picture.ts';
import { pictureSource } from '#catalogue/products/storefront/picture-source.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { slideAnimations } from '../../rules/blocks/carousel-settings.ts';
import type { ShownText } from '../../rules/blocks/localized.ts';
import styles from './hero-block.module.css';

export type ShownLink = ShownText & { readonly path: string };

export type HeroBlockProps = {
  readonly title: ShownText;
  readonly text: ShownText;
  readonly picture: ShopPicture | null;
  /** codes that its search finds, as an invitation */
  readonly examples: readonly string[];
  readonly search: ReactNode;
  readonly link: ShownLink | null;
  /** it begins the page: its title is the page's, its picture is loaded at once */
  readonly isFirst: boolean;
  /** of a slider: each of its elements comes in by an animation of its own */
  readonly isSlide?: boolean;
};

const animation = (isSlide: boolean, element: keyof typeof slideAnimations) =>
  isSlide ? { 'data-animation': JSON.stringify(slideAnimations[element]) } : {};

/** Large words over a picture, with the search of the shop or a button. */
export function HeroBlock(props: HeroBlockProps) {
  const { title, text, picture, examples, search, link, isFirst, isSlide = false } = props;
  const { catalogue } = useWords();
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className={styles.hero}>
      {picture ? (
        <div className={styles.picture} {...animation(isSlide, 'picture')}>
          <Picture source={{ ...pictureSource(picture), alt: '' }} sizes="100vw" eager={isFirst} />
        </div>
      ) : null}
      <div className={styles.inner}>
        <div className={styles.text}>
          {title.text === '' ? null : (
            <Title lang={title.lang} {...animation(isSlide, 'title')}>
              {title.text}
            </Title>
          )}
          {text.text === '' ? null : (
            <p lang={text.lang} {...animation(isSlide, 'text')}>
              {text.text}
            </p>
          )}
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
          {link === null ? null : (
            <p className={styles.link} {...animation(isSlide, 'link')}>
              <a className={buttonClass({ size: 'large' })} href={link.path} lang={link.lang}>
                {link.text}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
