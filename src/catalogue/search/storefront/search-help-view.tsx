import { shopPath } from '#foundation/paths/rules/paths.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { SearchHelp } from '../rules/search-help.ts';
import type { SuggestedSection } from '../rules/suggestions.ts';
import styles from './search-help.module.css';

/** What to try next: fewer words, similar categories, contact with the shop. */
export function SearchHelpView({ help }: { help: SearchHelp }) {
  const { search } = useWords();
  const { fewerWords, categories, popular, contact } = help;
  return (
    <div className={styles.help}>
      {fewerWords.length > 0 ? (
        <Links
          title={search.fewerWords}
          links={fewerWords.map((word) => ({
            name: word,
            path: `${shopPath}?s=${encodeURIComponent(word)}`,
          }))}
        />
      ) : null}
      {categories.length > 0 ? <Links title={search.nearCategories} links={categories} /> : null}
      {popular.length > 0 ? <Links title={search.popularCategories} links={popular} /> : null}
      {contact.phone === '' && contact.email === '' ? null : (
        <section>
          <h3>{search.askTitle}</h3>
          <p>{search.askText}</p>
          <ul className={styles.contacts}>
            {contact.phone === '' ? null : (
              <li>
                <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                  <Icon name="phone" />
                  {contact.phone}
                </a>
              </li>
            )}
            {contact.email === '' ? null : (
              <li>
                <a href={`mailto:${contact.email}`}>
                  <Icon name="mail" />
                  {contact.email}
                </a>
              </li>
            )}
          </ul>
        </section>
      )}
    </div>
  );
}

function Links({
  title,
  links,
}: {
  title: string;
  links: readonly Pick<SuggestedSection, 'name' | 'path'>[];
}) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.chips}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
