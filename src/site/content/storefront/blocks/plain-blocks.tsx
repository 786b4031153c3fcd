import type { Picture as ShopPicture } from '#catalogue/media/rules/picture.ts';
import type { BrandTile } from '#catalogue/products/server/read-brand-tiles.ts';
import { pictureSource } from '#catalogue/products/storefront/picture-source.ts';
import { brandPath } from '#foundation/paths/rules/brand-path.ts';
import { ShopText } from '#kit/rich-text/storefront/shop-text.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import type { ShownText } from '../../rules/blocks/localized.ts';
import type { ShownLink } from './hero-block.tsx';
import styles from './plain-blocks.module.css';

/** Brands by their names, with their marks where they have one. */
export function BrandsBlock({ brands }: { readonly brands: readonly BrandTile[] }) {
  return (
    <ul className={styles.brands}>
      {brands.map(({ slug, name, picture }) => (
        <li key={slug}>
          <a href={brandPath(slug)}>
            {picture ? (
              <Picture source={{ ...pictureSource(picture), alt: '' }} sizes="56px" upTo={320} />
            ) : null}
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export type PictureBlockProps = {
  readonly picture: ShopPicture;
  readonly alt: ShownText;
  readonly caption: ShownText;
  readonly path: string;
  readonly isWide: boolean;
};

export function PictureBlock({ picture, alt, caption, path, isWide }: PictureBlockProps) {
  const image = (
    <Picture
      source={{ ...pictureSource(picture), alt: alt.text, lang: alt.lang }}
      sizes={isWide ? '(width < 1480px) 100vw, 1400px' : '(width < 720px) 100vw, 680px'}
    />
  );
  return (
    <figure className={styles.figure}>
      {path === '' ? image : <a href={path}>{image}</a>}
      {caption.text === '' ? null : <figcaption lang={caption.lang}>{caption.text}</figcaption>}
    </figure>
  );
}

export type ShownQuestion = { readonly question: ShownText; readonly answer: ShownText };

export function QuestionsBlock({ items }: { readonly items: readonly ShownQuestion[] }) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question.text}>
          <summary lang={question.lang}>
            {question.text}
            <Icon name="chevron-down" />
          </summary>
          <div lang={answer.lang}>
            <ShopText html={answer.text} />
          </div>
        </details>
      ))}
    </div>
  );
}

export type ShownColumn = {
  readonly picture: ShopPicture | null;
  readonly title: ShownText;
  readonly html: ShownText;
  readonly link: ShownLink | null;
};

/** Two to four columns, one below the other where the screen is narrow. */
export function ColumnsBlock({ items }: { readonly items: readonly ShownColumn[] }) {
  return (
    <ul className={styles.columns}>
      {items.map(({ picture, title, html, link }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a page never move
        <li key={at}>
          {picture ? (
            <Picture
              source={{ ...pictureSource(picture), alt: '' }}
              sizes="(width < 700px) 100vw, 460px"
              upTo={960}
            />
          ) : null}
          {title.text === '' ? null : <h3 lang={title.lang}>{title.text}</h3>}
          {html.text === '' ? null : (
            <div lang={html.lang}>
              <ShopText html={html.text} />
            </div>
          )}
          {link === null ? null : (
            <a className={styles.more} href={link.path} lang={link.lang}>
              {link.text}
              <Icon name="arrow-right" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
