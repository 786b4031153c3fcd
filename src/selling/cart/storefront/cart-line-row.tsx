import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import { QuantityStepper } from '#kit/ui/controls/quantity-stepper.tsx';
import { Price } from '#kit/ui/display/price.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { CartLine } from '../rules/cart-state.ts';
import { removeLink } from '../rules/line-links.ts';
import styles from './cart-line-row.module.css';
import { LinePicture } from './line-picture.tsx';
import { useCartAccess } from './use-cart.ts';
import { useLineQuantity } from './use-line-quantity.ts';
import { blockedClass, WaitingOverlay } from './waiting-overlay.tsx';

export type CartLineRowProps = {
  readonly line: CartLine;
  readonly mode: TaxMode;
  readonly nonce: string;
  readonly blocked: boolean;
  readonly hasScripts: boolean;
  readonly onRemoved: () => void;
};

/** A line of the cart page, with the cells and classes that third-party scripts expect (CPG-01). */
export function CartLineRow({ line, mode, nonce, blocked, hasScripts, onRemoved }: CartLineRowProps) {
  const { store, platform } = useCartAccess();
  const { cart: words, rest, locale } = useWords();
  const link = removeLink(line.key, nonce);
  const remove = () => store.remove(line.key, link, words.removedNotice(line.name)).then(onRemoved);
  const { typed, refusal, type, step } = useLineQuantity(line, { cart: words, rest }, remove);
  const reduced = line.regular > line.unit ? formatEuro(line.regular, locale) : null;
  const wantedQuantity = Number(typed);
  return (
    <tr
      className={`${platform}-cart-form__cart-item cart_item ${styles.line}${blocked ? ` ${blockedClass}` : ''}`}
      aria-busy={blocked}
    >
      <td className={`product-thumbnail ${styles.picture}`}>
        <LinePicture line={line} sizes="96px" />
      </td>
      <td className={`product-name ${styles.product}`}>
        <a href={line.path} lang={line.lang}>
          {line.name}
        </a>
        {line.chosen.length > 0 ? (
          <dl className="variation">
            {line.chosen.map((choice) => (
              <div key={choice.name}>
                <dt lang={choice.lang}>{choice.label}:</dt> <dd lang={choice.valueLang}>{choice.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {line.sku === null ? null : <span className={styles.sku}>{words.code(line.sku)}</span>}
        {line.vendor ? <span className={styles.sku}>{words.soldBy(line.vendor)}</span> : null}
        {line.noWithdrawal ? <span className={styles.sku}>{line.noWithdrawal}</span> : null}
        {line.unitBefore === null ? null : (
          <p className={styles.changed} role="status">
            {words.priceChanged(formatEuro(line.unitBefore, locale), formatEuro(line.unit, locale))}
          </p>
        )}
      </td>
      <td className={`product-price ${styles.unit}`}>
        <Price current={formatEuro(line.unit, locale)} before={reduced} words={words} />
        {mode === 'net' ? <small>{words.perPieceNet}</small> : null}
      </td>
      <td className={`product-quantity ${styles.quantity}`}>
        {line.soldIndividually ? (
          <span>1</span>
        ) : (
          <QuantityStepper
            name={`cart[${line.key}][qty]`}
            label={words.quantityOf(line.name)}
            fewerLabel={words.fewer(line.name)}
            moreLabel={words.more(line.name)}
            value={typed}
            min={0}
            max={line.limits.maximum}
            step={line.limits.step}
            atLeast={wantedQuantity <= line.limits.minimum}
            atMost={wantedQuantity >= line.limits.maximum}
            onChange={(event) => type(event.currentTarget.value)}
            {...(hasScripts ? { onStep: step } : {})}
          />
        )}
      </td>
      <td className={`product-subtotal ${styles.subtotal}`}>{formatEuro(line.subtotal, locale)}</td>
      <td className={`product-remove ${styles.remove}`}>
        <a
          className="remove"
          href={link}
          aria-label={words.removeNamed(line.name)}
          data-product_id={line.variationId ?? line.productId}
          data-product_sku={line.sku ?? ''}
          data-cart_item_key={line.key}
          data-acts=""
          onClick={(event) => {
            event.preventDefault();
            void remove();
          }}
        >
          {words.remove}
        </a>
      </td>
      {refusal === null ? null : (
        <td className={styles.refusal}>
          <p role="alert">{refusal}</p>
        </td>
      )}
      {blocked ? <WaitingOverlay as="td" /> : null}
    </tr>
  );
}
