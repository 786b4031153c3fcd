import { NoPicture } from '#catalogue/products/storefront/no-picture.tsx';
import { logInPath } from '#customers/accounts/rules/return-path.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { QuantityStepper } from '#kit/ui/controls/quantity-stepper.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import type { QuoteForm } from '../../rules/quote-form.ts';
import { quoteListPath } from '../../rules/quote-list/quote-list-context.ts';
import { MAX_QUOTE_LIST_QUANTITY } from '../../rules/quote-list/quote-list-item.ts';
import { type QuoteListLine, quantityField } from '../../rules/quote-list/quote-list-view.ts';
import quoteForm from '../quote-form.island.tsx';
import styles from './quote-list.module.css';

type QuoteListViewProps = {
  readonly lines: readonly QuoteListLine[];
  /** null for visitors who may not request quotes, and for an empty list */
  readonly form: QuoteForm | null;
  readonly nonce: string;
  readonly asks: 'guest' | 'retail' | 'business';
};

/** What a quote is to be requested for: products and quantities, which can be changed and taken off, and the request itself (RAQ-06). */
export function QuoteListView({ lines, form, nonce, asks }: QuoteListViewProps) {
  const words = quoteListFor(useWords().locale);
  if (lines.length === 0) return <EmptyList />;
  return (
    <div className={styles.page}>
      <div className={styles.list}>
        <h1>{words.title}</h1>
        <p className={styles.intro}>{words.intro}</p>
        <form method="post" action={quoteListPath}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          {/* The first button is what Enter in a quantity presses: it updates the list. */}
          <button type="submit" hidden tabIndex={-1} />
          <ul className={styles.lines} aria-label={words.lines}>
            {lines.map((line) => (
              <QuoteListRow key={line.id} line={line} />
            ))}
          </ul>
          <Button type="submit" kind="secondary">
            {words.update}
          </Button>
        </form>
      </div>
      <section className={styles.request} aria-labelledby="quote-list-request">
        <h2 id="quote-list-request">{words.request}</h2>
        {form ? <Island of={quoteForm} props={{ form }} /> : <NotForAll asks={asks} />}
      </section>
    </div>
  );
}

function NotForAll({ asks }: Pick<QuoteListViewProps, 'asks'>) {
  const words = quoteListFor(useWords().locale);
  if (asks !== 'guest') return <p className={styles.note}>{words.privately}</p>;
  return (
    <div className={styles.note}>
      <p>{words.guests.text}</p>
      <a className={buttonClass()} href={logInPath(quoteListPath)}>
        {words.guests.logIn}
      </a>
    </div>
  );
}

function EmptyList() {
  const { title, empty } = quoteListFor(useWords().locale);
  return (
    <div className={styles.empty}>
      <h1>{title}</h1>
      <p className={styles.emptyTitle}>{empty.title}</p>
      <p>{empty.advice}</p>
      <a className={buttonClass()} href={shopPath}>
        {empty.toShop}
      </a>
    </div>
  );
}

/** A product of the quote list, how many pieces are wanted, and the way off the list. */
function QuoteListRow({ line }: { readonly line: QuoteListLine }) {
  const { cart, locale } = useWords();
  const words = quoteListFor(locale);
  const { picture } = line;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {picture ? (
          <Picture source={{ ...picture, alt: '', base: `/media/${picture.key}` }} sizes="72px" upTo={320} />
        ) : (
          <NoPicture />
        )}
      </div>
      <div className={styles.product}>
        <a href={line.path}>{line.name}</a>
        {line.chosen.map(({ name, label, value }) => (
          <span key={name} className={styles.fact}>
            {label}: {value}
          </span>
        ))}
        {line.sku === null ? null : <span className={styles.fact}>{words.code(line.sku)}</span>}
      </div>
      <QuantityStepper
        key={line.quantity}
        name={quantityField(line.id)}
        label={words.quantityOf(line.name)}
        fewerLabel={cart.fewer(line.name)}
        moreLabel={cart.more(line.name)}
        defaultValue={line.quantity}
        min={0}
        max={MAX_QUOTE_LIST_QUANTITY}
        step={1}
      />
      <button
        type="submit"
        name="remove"
        value={line.id}
        className={styles.remove}
        aria-label={words.removeNamed(line.name)}
      >
        {words.remove}
      </button>
    </li>
  );
}
