import type { ShownNotice } from '../rules/guarantee-notice.ts';
import styles from './guarantee-notice.module.css';

/** The whole notice of the legal guarantee, never cut or coloured, with the page that its code leads to. On a telephone it opens in its own size. */
export function GuaranteePicture({ notice }: { readonly notice: ShownNotice }) {
  const { path, width, height, page, lang, words } = notice;
  return (
    <figure className={styles.notice}>
      <a href={path} target="_blank" rel="noreferrer">
        <img src={path} width={width} height={height} alt={words.alt} loading="lazy" decoding="async" />
      </a>
      <figcaption>
        <a href={page} hrefLang={lang} target="_blank" rel="noreferrer">
          {words.page}
        </a>
      </figcaption>
    </figure>
  );
}
