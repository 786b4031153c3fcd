import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { articleTitle } from '../../rules/article-stock.ts';
import type { OrderServing, ServedArticle, ServingProblem } from '../../rules/locations/serving.ts';
import styles from '../stock.module.css';

export type ServedFromProps = {
  readonly orderId: number;
  readonly serving: OrderServing;
  /** of `servingAction`; null for whoever may not change stock */
  readonly nonce: string | null;
  readonly isDone: boolean;
  readonly problem: ServingProblem | null;
};

/** From which location each article of an order is served, and the form that chooses another one until it is shipped. */
export function ServedFrom({ orderId, serving, nonce, isDone, problem }: ServedFromProps) {
  const { staffLocations, staffStock } = useBackOfficeWords();
  const words = staffLocations.serving;
  const { articles, isOpen, locations } = serving;
  const sentenceOf = (refused: ServingProblem) =>
    refused.code === 'not-enough'
      ? words.problems['not-enough'](refused.location, refused.available)
      : words.problems[refused.code];
  const from = ({ parts }: ServedArticle) =>
    parts.length === 1
      ? (parts[0]?.name ?? '')
      : parts.map((part) => words.part(part.name, part.pieces)).join(', ');
  return (
    <section className={styles.section} aria-labelledby="order-serving">
      <h2 id="order-serving">{words.title}</h2>
      {problem ? <Notice kind="error">{sentenceOf(problem)}</Notice> : null}
      {isDone && !problem ? <Notice kind="success">{words.changed}</Notice> : null}
      <RecordTable
        rows={articles}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          {
            name: staffStock.columns.article,
            text: (article) => (
              <span>
                {articleTitle(article)} {article.sku ? <small>{article.sku}</small> : null}
              </span>
            ),
          },
          {
            name: staffStock.reservations.pieces,
            number: ({ parts }) => parts.reduce((sum, part) => sum + part.pieces, 0),
          },
          { name: words.from, text: (article) => <b>{from(article)}</b> },
          ...(isOpen && nonce !== null
            ? [
                {
                  name: words.change,
                  text: (article: ServedArticle) => (
                    <form className={styles.inline} method="post" action={`/staff/orders/${orderId}/`}>
                      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
                      <input type="hidden" name="action" value="serve" readOnly />
                      <input type="hidden" name="item" value={article.id} readOnly />
                      <select
                        // The page is read anew after a change.
                        key={article.parts[0]?.locationId}
                        className={styles.chosen}
                        name="location"
                        aria-label={words.chooseFor(article.sku ?? articleTitle(article))}
                        defaultValue={String(article.parts[0]?.locationId ?? '')}
                      >
                        {locations.map(({ id, name }) => (
                          <option key={id} value={id}>
                            {name}
                          </option>
                        ))}
                      </select>
                      <Button type="submit" kind="secondary">
                        {words.save}
                      </Button>
                    </form>
                  ),
                },
              ]
            : []),
        ]}
      />
      {isOpen && nonce !== null ? <p className={styles.hint}>{words.hint}</p> : null}
    </section>
  );
}
