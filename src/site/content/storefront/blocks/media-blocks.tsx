import type { Picture as ShopPicture } from '#catalogue/media/rules/picture.ts';
import { pictureSource } from '#catalogue/products/storefront/picture-source.ts';
import { ShopText } from '#kit/rich-text/storefront/shop-text.tsx';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { ShownText } from '../../rules/blocks/localized.ts';
import styles from './plain-blocks.module.css';

export type ShownFigure = { readonly number: ShownText; readonly words: ShownText };

/** Numbers side by side, which count up when they come into view (SITE-19). */
export function FiguresBlock({ items }: { readonly items: readonly ShownFigure[] }) {
  const html = items.map(
    ({ number, words }) =>
      `<li><strong class="counter">${escapeHtml(number.text)}</strong> ${escapeHtml(words.text)}</li>`,
  );
  return <ShopText html={`<ul class="figures">${html.join('')}</ul>`} />;
}

export type VideoBlockProps = {
  readonly source: string;
  readonly poster: ShopPicture | null;
  readonly title: ShownText;
  readonly caption: ShownText;
};

/** A video of the shop in its player (SITE-23), or the way to one of another site: nothing of that site is loaded here. */
export function VideoBlock({ source, poster, title, caption }: VideoBlockProps) {
  const { catalogue } = useWords();
  const image = poster ? (
    <Picture
      source={{ ...pictureSource(poster), alt: '' }}
      sizes="(width < 900px) 100vw, 860px"
      upTo={1280}
    />
  ) : null;
  return (
    <figure className={`${styles.figure} ${styles.video}`}>
      {source.startsWith('/') ? (
        <ShopText html={playerOf({ source, poster, label: title.text || caption.text })} />
      ) : (
        <a href={source} rel="noopener noreferrer" target="_blank">
          {image}
          <span>
            {catalogue.watchElsewhere(new URL(source).hostname)}
            <Icon name="arrow-right" />
          </span>
        </a>
      )}
      {caption.text === '' ? null : <figcaption lang={caption.lang}>{caption.text}</figcaption>}
    </figure>
  );
}

function playerOf({
  source,
  poster,
  label,
}: {
  readonly source: string;
  readonly poster: ShopPicture | null;
  readonly label: string;
}): string {
  const widths = poster?.widths ?? [];
  const width = widths.findLast((one) => one <= 1280) ?? widths[0];
  const shown = poster && width ? ` poster="/media/${escapeHtml(poster.key)}-${width}.webp"` : '';
  return `<video controls preload="none" width="640" height="360" src="${escapeHtml(source)}" aria-label="${escapeHtml(label)}"${shown}></video>`;
}
