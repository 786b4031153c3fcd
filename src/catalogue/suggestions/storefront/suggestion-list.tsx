import { Icon } from '#kit/ui/display/icon.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import type { SearchMessages } from '#messages/it/search.ts';
import { SuggestedProductLine } from './suggested-product-line.tsx';
import styles from './suggestion-list.module.css';
import type { SuggestionGroup, SuggestionOption } from './suggestion-options.ts';

export type SuggestionListProps = {
  readonly words: SearchMessages;
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** the option that the arrow keys have reached */
  readonly active: string | null;
  readonly onReach: (id: string | null) => void;
};

/** Suggestions in groups; each is a link, which the search field leads through by its arrow keys. */
export function SuggestionList({ words, id, groups, active, onReach }: SuggestionListProps) {
  const titles: Record<SuggestionGroup['name'], string | null> = {
    meant: null,
    products: words.products,
    categories: words.categories,
    popular: words.popularCategories,
    brands: words.brands,
    all: null,
  };
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={words.suggestions}>
      {groups.map(({ name, options }) => {
        const title = titles[name];
        const lines = options.map((option) => (
          <a
            key={option.id}
            id={option.id}
            className={`${styles.option} ${styles[option.kind]}`}
            role="option"
            aria-selected={option.id === active}
            tabIndex={-1}
            href={option.path}
            onPointerMove={() => onReach(option.id)}
          >
            <Line option={option} words={words} />
          </a>
        ));
        if (title === null) return lines;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, but no fieldsets.
          <div key={name} role="group" className={styles[name]} aria-labelledby={`${id}-${name}`}>
            <span className={styles.title} id={`${id}-${name}`} role="presentation">
              {title}
            </span>
            {lines}
          </div>
        );
      })}
    </div>
  );
}

function Line({ option, words }: { option: SuggestionOption; words: SearchMessages }) {
  if (option.kind === 'product') return <SuggestedProductLine product={option.product} words={words} />;
  if (option.kind === 'section') {
    const { name, lang, above } = option.section;
    return (
      <>
        <span className={styles.name} lang={lang}>
          {name}
        </span>
        {above === null ? null : <small>{words.inCategory(above)}</small>}
        <Icon name="chevron-right" className={styles.arrow} />
      </>
    );
  }
  return (
    <>
      <span className={styles.name}>
        {option.kind === 'meant' ? words.meant(option.words) : words.allResults(option.words)}
        {option.kind === 'meant' ? <span className={visuallyHidden}>?</span> : null}
      </span>
      <Icon name="arrow-right" className={styles.arrow} />
    </>
  );
}
