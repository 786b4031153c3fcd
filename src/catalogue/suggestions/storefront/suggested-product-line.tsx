import type { SuggestedProduct } from '#catalogue/search/rules/suggestions.ts';
import type { SearchMessages } from '#messages/it/search.ts';
import styles from './suggestion-list.module.css';

const PICTURE = 56;

/** A product among the suggestions: picture, name, code, price of the audience. */
export function SuggestedProductLine(props: { product: SuggestedProduct; words: SearchMessages }) {
  const { product, words } = props;
  const { name, lang, code, picture, price, isFrom } = product;
  const smallest = picture?.widths[0];
  return (
    <>
      <span className={styles.picture}>
        {picture && smallest !== undefined ? (
          <picture>
            <source type="image/avif" srcSet={`${picture.base}-${smallest}.avif`} />
            <img
              src={`${picture.base}-${smallest}.webp`}
              width={PICTURE}
              height={PICTURE}
              alt=""
              decoding="async"
            />
          </picture>
        ) : null}
      </span>
      <span className={styles.about}>
        <span className={styles.name} lang={lang}>
          {name}
        </span>
        {code === null ? null : <small>{words.code(code)}</small>}
      </span>
      <span className={styles.price}>
        {isFrom ? <small>{words.priceFrom} </small> : null}
        {price ?? <small>{words.onRequest}</small>}
      </span>
    </>
  );
}
