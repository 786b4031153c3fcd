import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import { QuantityStepper } from '#kit/ui/controls/quantity-stepper.tsx';
import { Price } from '#kit/ui/display/price.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { checkQuantity } from '#pricing/quantities/rules/check-quantity.ts';
import { stepQuantity } from '#pricing/quantities/rules/clamp-quantity.ts';
import { largestLineQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import type { CartLine } from '#selling/cart/rules/cart-state.ts';
import { LinePicture } from '#selling/cart/storefront/line-picture.tsx';
import { listFields, quantityField } from '../rules/list-form.ts';
import type { ListLine, ListLineProblem } from '../rules/list-view.ts';
import styles from './list-line-row.module.css';
import { useListWords } from './use-list-words.ts';

type ListLineRowProps = {
  readonly held: ListLine;
  readonly mode: TaxMode;
  /** the quantity as it is typed in its field */
  readonly typed: string;
  readonly hasScripts: boolean;
  readonly onType: (text: string) => void;
};

/** A line of a purchase list: what it is, today's price, its quantity; of what is gone its name alone. */
export function ListLineRow({ held, mode, typed, hasScripts, onType }: ListLineRowProps) {
  const { page: words } = useListWords();
  const name = held.kind === 'sold' ? held.line.name : held.name;
  const remove = (
    <button
      type="submit"
      className={styles.remove}
      name={listFields.remove}
      value={String(held.id)}
      aria-label={words.removeNamed(name)}
    >
      {words.remove}
    </button>
  );
  if (held.kind === 'gone') {
    return (
      <li className={`${styles.line} ${styles.gone}`}>
        <input type="hidden" name={quantityField(held.id)} value={held.quantity} readOnly />
        <div className={styles.product}>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{words.goneQuantity(held.quantity)}</span>
          <p className={styles.problem}>{words.gone}</p>
        </div>
        {remove}
      </li>
    );
  }
  return (
    <li className={styles.line}>
      <SoldLine {...held} mode={mode} typed={typed} hasScripts={hasScripts} onType={onType} />
      {remove}
    </li>
  );
}

type SoldLineProps = Omit<ListLineRowProps, 'held'> & Extract<ListLine, { readonly kind: 'sold' }>;

function SoldLine({ id, line, problem, mode, typed, hasScripts, onType }: SoldLineProps) {
  const { cart, locale } = useWords();
  const words = useListWords();
  const wantedQuantity = parseQuantity(typed);
  const euro = (amount: CartLine['unit']) => formatEuro(amount, locale);
  const isSaved = wantedQuantity === line.quantity;
  const step = (direction: -1 | 1) =>
    onType(String(stepQuantity(wantedQuantity ?? line.quantity, direction, line.limits)));
  const sentence = isSaved
    ? savedSentence(words.page, line, problem)
    : typedSentence(words, line, wantedQuantity);
  return (
    <>
      <div className={styles.picture}>
        <LinePicture line={line} sizes="72px" />
      </div>
      <div className={styles.product}>
        <a className={styles.name} href={line.path}>
          {line.name}
        </a>
        {line.chosen.map(({ name, label, value }) => (
          <span key={name} className={styles.note}>
            {label}: {value}
          </span>
        ))}
        {line.sku === null ? null : <span className={styles.note}>{cart.code(line.sku)}</span>}
        {sentence === null ? null : <p className={styles.problem}>{sentence}</p>}
      </div>
      <div className={styles.unit}>
        <Price
          current={euro(line.unit)}
          before={line.regular > line.unit ? euro(line.regular) : null}
          words={cart}
        />
        {mode === 'net' ? <small>{cart.perPieceNet}</small> : null}
        {line.unitBefore === null ? null : <small>{words.page.priceThen(euro(line.unitBefore))}</small>}
      </div>
      <div className={styles.quantity}>
        <QuantityStepper
          name={quantityField(id)}
          label={cart.quantityOf(line.name)}
          fewerLabel={cart.fewer(line.name)}
          moreLabel={cart.more(line.name)}
          value={typed}
          min={0}
          max={largestLineQuantity}
          atLeast={(wantedQuantity ?? 0) <= line.limits.minimum}
          atMost={(wantedQuantity ?? 0) >= line.limits.maximum}
          onChange={(event) => onType(event.currentTarget.value)}
          {...(hasScripts ? { onStep: step } : {})}
        />
      </div>
      <div className={isSaved ? styles.subtotal : `${styles.subtotal} ${styles.waits}`}>
        {euro(line.subtotal)}
      </div>
    </>
  );
}

type Words = ReturnType<typeof useListWords>;

function limitsSentence({ quantityRefused }: Words['page'], { limits }: CartLine): string {
  const { minimum, maximum, step } = limits;
  return quantityRefused(minimum, maximum < largestLineQuantity ? maximum : null, step);
}

function savedSentence(words: Words['page'], line: CartLine, problem: ListLineProblem | null): string | null {
  switch (problem?.code) {
    case 'out-of-stock':
      return words.outOfStock;
    case 'not-enough-stock':
      return words.onlyLeft(problem.left);
    case 'quantity-refused':
      return limitsSentence(words, line);
    default:
      return null;
  }
}

/** Nothing is wrong with 0: the line is left out. */
function typedSentence(
  { page, problems }: Words,
  line: CartLine,
  wantedQuantity: number | null,
): string | null {
  if (wantedQuantity === null) return problems.malformed;
  return wantedQuantity === 0 || checkQuantity(wantedQuantity, line.limits) === null
    ? null
    : limitsSentence(page, line);
}
