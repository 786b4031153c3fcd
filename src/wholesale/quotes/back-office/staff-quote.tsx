import { addCents, timesQuantity, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { SentAnswer } from '#kit/ui/display/sent-answer.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { conversationFilePath } from '#wholesale/conversations/rules/conversation-paths.ts';
import type { StoredQuote } from '../rules/stored-quote.ts';
import styles from './staff-quote.module.css';

/** What a quote is asked for, as staff calculate by it: lines with prices and sums, answers and files. */
export function StaffQuote({ quote }: { quote: StoredQuote }) {
  const { staffConversations, locale } = useBackOfficeWords();
  const words = staffConversations.quote;
  const { lines, answers, mode, name, email, location } = quote;
  const rows = lines.map((line, index) => ({ ...line, index }));
  const euro = (amount: StoredQuote['lines'][number]['unit']) =>
    amount === null ? words.noPrice : formatEuro(amount, locale);
  const sumOf = ({ unit, quantity }: StoredQuote['lines'][number]) =>
    unit === null || quantity === null ? null : timesQuantity(unit, quantity);
  const total = lines.reduce((sum, line) => addCents(sum, sumOf(line) ?? zeroCents), zeroCents);
  const contact = (
    <>
      <bdi>{name}</bdi> <a href={`mailto:${email}`}>{email}</a>
    </>
  );
  const sent = answers.map(({ label, value, fileId }) => {
    const file = fileId === null ? null : conversationFilePath(fileId);
    return [label, <SentAnswer key={label} value={value} file={file} download={words.download} />] as const;
  });
  return (
    <section className={styles.quote} aria-labelledby="quote-heading">
      <div className={sheet.head}>
        <h2 id="quote-heading">{words.heading}</h2>
        <p>
          {words.positions[location]} · {mode === 'gross' ? words.withTax : words.withoutTax}
        </p>
      </div>
      {rows.length > 0 ? (
        <>
          <RecordTable
            rows={rows}
            keyOf={({ index }) => index}
            empty=""
            columns={[
              {
                name: words.item,
                text: (line) => (
                  <span>
                    {line.name}
                    {line.sku ? <small>{line.sku}</small> : null}
                  </span>
                ),
              },
              { name: words.quantity, number: ({ quantity }) => quantity ?? '–' },
              { name: words.unit, number: ({ unit }) => euro(unit) },
              {
                name: words.line,
                number: (line) => (line.quantity === null ? '–' : euro(sumOf(line))),
              },
            ]}
          />
          {total > 0 ? (
            <p className={styles.total}>
              {words.total}: <strong>{formatEuro(total, locale)}</strong>
            </p>
          ) : null}
        </>
      ) : null}
      <StaffFacts framed facts={[[words.contact, contact], ...sent]} />
    </section>
  );
}
