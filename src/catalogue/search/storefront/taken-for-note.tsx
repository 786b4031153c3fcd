import { shopPath } from '#foundation/paths/rules/paths.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './search-help.module.css';

export type TakenForNoteProps = { readonly typed: string; readonly takenFor: string };

/** Says that the results are those of other words than the ones typed. */
export function TakenForNote({ typed, takenFor }: TakenForNoteProps) {
  const { search } = useWords();
  return (
    <p className={styles.note} role="status">
      {search.nothingFor(typed)} {search.didYouMean}{' '}
      <a href={`${shopPath}?s=${encodeURIComponent(takenFor)}`}>{takenFor}</a>? {search.resultsOfMeant}
    </p>
  );
}
