import { type ReactNode, useContext } from 'react';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import sheet from './product-editor.module.css';
import styles from './translations.module.css';
import { TranslationsContext } from './translations-context.ts';

/** Texts of a section, with a button that puts those in the other language beside them; without it where the shop has one language alone. */
export function Translations({
  id,
  children,
}: {
  readonly id: string;
  readonly children: (isShown: boolean) => ReactNode;
}) {
  const { productEditor: words } = useBackOfficeWords();
  const { isOffered, isShown, language, toggle } = useContext(TranslationsContext);
  return (
    <>
      <div id={`translations-${id}`} className={isShown ? sheet.pair : styles.texts}>
        {children(isShown)}
      </div>
      {isOffered ? (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isShown}
          aria-controls={`translations-${id}`}
          onClick={toggle}
        >
          {words.translations(language)}
        </button>
      ) : null}
    </>
  );
}
