import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { SentAnswer } from '#kit/ui/display/sent-answer.tsx';
import { hiddenOnPhones } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import { conversationFilePath } from '#wholesale/conversations/rules/conversation-paths.ts';
import type { StoredQuote } from '../rules/stored-quote.ts';
import styles from './quote-details.module.css';

/** What a customer has asked a quote for: the items as they stood then, the answers and the files. */
export function QuoteDetails({ quote }: { quote: StoredQuote }) {
  const { locale } = useWords();
  const words = quotesFor(locale).details;
  const { lines, answers, mode, name, email } = quote;
  const tax = mode === 'gross' ? words.withTax : words.withoutTax;
  const isAnswered = lines.some(({ answered }) => answered != null);
  return (
    <section className={styles.details} aria-labelledby="quote-heading">
      <h3 id="quote-heading">{words.heading}</h3>
      {lines.length > 0 ? (
        <table className={`${styles.lines} ${styles.cards}`} aria-label={words.lines}>
          <thead className={hiddenOnPhones}>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col" className={styles.number}>
                {words.quantity}
              </th>
              <th scope="col" className={styles.number}>
                {words.unit} <small>{tax}</small>
              </th>
              {isAnswered ? (
                <th scope="col" className={styles.number}>
                  {words.answered}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and never move
              <tr key={index}>
                <th scope="row">
                  {line.name} {line.sku ? <small>{line.sku}</small> : null}
                </th>
                <td className={styles.number} data-label={words.quantity}>
                  {line.quantity ?? '–'}
                </td>
                <td className={styles.number} data-label={`${words.unit} (${tax})`}>
                  {line.unit === null ? words.noPrice : formatEuro(line.unit, locale)}
                </td>
                {isAnswered ? (
                  <td className={styles.number} data-label={words.answered}>
                    {line.answered == null ? '–' : <strong>{formatEuro(line.answered, locale)}</strong>}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <dl className={styles.answers}>
        <div>
          <dt>{words.contact}</dt>
          <dd>
            {name}, {email}
          </dd>
        </div>
        {answers.map(({ label, value, fileId }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">
              <SentAnswer
                value={value}
                file={fileId === null ? null : conversationFilePath(fileId)}
                download={words.download}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
