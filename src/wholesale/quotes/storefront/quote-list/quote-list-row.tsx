import { NoPicture } from '#catalogue/products/storefront/no-picture.tsx';
import { QuantityStepper } from '#kit/ui/controls/quantity-stepper.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quoteListFor } from '#messages/buying/quote-list-for.ts';
import { MAX_QUOTE_LIST_QUANTITY } from '../../rules/quote-list/quote-list-limits.ts';
import { type QuoteListLine, quantityField } from '../../rules/quote-list/quote-list-view.ts';
import styles from './quote-list.module.css';

/** A product of the quote list, how many pieces are wanted, and the way off the list. */
export function QuoteListRow({ line }: { readonly line: QuoteListLine }) {
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
