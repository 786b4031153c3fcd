import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { addCents, timesQuantity, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatAmount, formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { SentAnswer } from '#kit/ui/display/sent-answer.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { conversationFilePath } from '#wholesale/conversations/rules/conversation-paths.ts';
import { quantityWarning } from '#wholesale/offers/rules/item-facts.ts';
import { answerField, answerFormId } from '#wholesale/offers/rules/price-answers.ts';
import type { QuotedItem } from '#wholesale/offers/server/staff/read-quoted-items.ts';
import type { StoredQuote } from '../rules/stored-quote.ts';
import styles from './staff-quote.module.css';

export type StaffQuoteProps = {
  readonly quote: StoredQuote;
  /** the same lines with what the customer pays today */
  readonly items: readonly QuotedItem[];
  /** what was typed into the prices before something was found wrong; null for nothing */
  readonly typed: PostedForm | null;
  /** what is wrong with prices, by position */
  readonly problems: Readonly<Record<number, 'wrongPrice' | 'missingPrice'>>;
};

/** What a quote is asked for, as staff calculate by it: lines with prices, sums and what to answer; answers and files. */
export function StaffQuote({ quote, items, typed, problems }: StaffQuoteProps) {
  const { staffConversations, locale } = useBackOfficeWords();
  const words = staffConversations.quote;
  const { lines, answers, mode, name, email, location } = quote;
  const rows = lines.map((line, index) => ({ ...line, index, item: items[index] }));
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
                    <LineHints item={line.item} />
                  </span>
                ),
              },
              { name: words.quantity, number: ({ quantity }) => quantity ?? '–' },
              { name: words.unit, number: ({ unit }) => euro(unit) },
              {
                name: words.line,
                number: (line) => (line.quantity === null ? '–' : euro(sumOf(line))),
              },
              { name: words.today, number: ({ item }) => euro(item?.facts?.unit ?? null) },
              {
                name: words.answer,
                text: ({ item, name: itemName }) =>
                  item ? (
                    <PriceAnswer
                      item={item}
                      name={itemName}
                      typed={typed}
                      problem={problems[item.position] ?? null}
                    />
                  ) : null,
              },
            ]}
          />
          <p className={sheet.hint}>{words.answerHint}</p>
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

/** What keeps a line from being sold as it was asked for. */
function LineHints({ item }: { readonly item: QuotedItem | undefined }) {
  const { staffConversations } = useBackOfficeWords();
  const words = staffConversations.quote;
  if (!item) return null;
  const warning = item.facts ? quantityWarning(item.facts, item.quantity) : { code: 'not-sold' as const };
  if (!warning) return null;
  const sentence = {
    'not-sold': () => words.gone,
    'not-enough-stock': () => words.stock('available' in warning ? warning.available : 0),
    'below-minimum': () => words.minimum('minimum' in warning ? warning.minimum : 1),
    'above-maximum': () => words.maximum('maximum' in warning ? warning.maximum : 1),
    'not-in-steps': () => words.step('step' in warning ? warning.step : 1),
  }[warning.code]();
  return <small className={styles.warning}>{sentence}</small>;
}

type PriceAnswerProps = {
  readonly item: QuotedItem;
  readonly name: string;
  readonly typed: PostedForm | null;
  readonly problem: 'wrongPrice' | 'missingPrice' | null;
};

/** The price to be answered for a line; it goes with the form of the answer. */
function PriceAnswer({ item, name, typed, problem }: PriceAnswerProps) {
  const { staffConversations, locale } = useBackOfficeWords();
  const words = staffConversations.quote;
  const field = answerField(item.position);
  const id = `quote-${field}`;
  const written = item.answered === null ? '' : formatAmount(item.answered, locale);
  return (
    <span className={styles.answer}>
      <input
        id={id}
        className="input-text"
        form={answerFormId}
        name={field}
        aria-label={words.answerFor(name)}
        inputMode="decimal"
        maxLength={14}
        autoComplete="off"
        defaultValue={typed ? typedText(typed, field) : written}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
      />
      {problem ? <small id={`${id}-error`}>{words[problem]}</small> : null}
    </span>
  );
}
