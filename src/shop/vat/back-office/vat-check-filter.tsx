import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { type StaffVatQuery, staffVatPath, vatAnswers } from '../rules/staff-vat.ts';
import styles from './vat-check-list.module.css';

/** Which checks of the list are wanted: by their answer, and by the beginning of the number. */
export function VatCheckFilter({ query }: { query: StaffVatQuery }) {
  const { staffVat: words } = useBackOfficeWords();
  const shelves = [
    { answer: null, name: words.filterAll },
    ...vatAnswers.map((answer) => ({ answer, name: words.answers[answer] })),
  ];
  return (
    <div className={styles.filter}>
      <nav aria-label={words.filter}>
        <ul className={styles.shelves}>
          {shelves.map(({ answer, name }) => (
            <li key={answer ?? ''}>
              <a
                href={staffVatPath({ answer, number: query.number })}
                aria-current={answer === query.answer ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form className={styles.search} method="get" action={staffVatPath({})}>
          {query.answer ? <input type="hidden" name="answer" value={query.answer} readOnly /> : null}
          <TextField
            id="vat-search"
            name="s"
            type="search"
            label={words.search}
            defaultValue={query.number}
            maxLength={30}
          />
          <Button type="submit" kind="secondary">
            {words.searchButton}
          </Button>
        </form>
      </search>
    </div>
  );
}
