import { shopPath } from '#foundation/paths/rules/paths.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './search-form.module.css';

export type SearchFormProps = {
  /** what was searched for last */
  readonly words?: string;
  readonly large?: boolean;
};

export function SearchForm({ words = '', large = false }: SearchFormProps) {
  const { search } = useWords();
  return (
    <search>
      <form className={large ? `${styles.form} ${styles.large}` : styles.form} action={shopPath} method="get">
        <input
          type="search"
          name="s"
          defaultValue={words}
          aria-label={search.label}
          placeholder={search.placeholder}
          autoComplete="off"
          required
        />
        <button type="submit" aria-label={large ? undefined : search.submit}>
          {large ? search.submit : <Icon name="search" />}
        </button>
      </form>
    </search>
  );
}
