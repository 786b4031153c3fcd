import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { footerWordsFor } from '#messages/footer-words-for.ts';
import type { LanguageLink } from '../rules/language-link.ts';
import styles from './language-switch.module.css';

type LanguageSwitchProps = { readonly link: LanguageLink };

/** What a language calls itself. */
const names = { it: 'Italiano', en: 'English' } as const;

/** The way to this page in the other language, in the header. */
export function LanguageSwitch({ link: { language, href } }: LanguageSwitchProps) {
  return (
    <a className={styles.switch} href={href} hrefLang={language} lang={language} title={names[language]}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <span className={visuallyHidden}>{names[language]}</span>
    </a>
  );
}

/** The same at the end of every page: on a phone the header has no space for it. */
export function LanguageBar({ link: { language, href } }: LanguageSwitchProps) {
  const { locale } = useWords();
  return (
    <nav className={styles.bar} aria-label={footerWordsFor(locale).language}>
      <a href={href} hrefLang={language} lang={language}>
        {names[language]}
      </a>
    </nav>
  );
}
