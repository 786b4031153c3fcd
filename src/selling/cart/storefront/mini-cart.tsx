import { subtractCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { CartLine, CartState } from '../rules/cart-state.ts';
import { removeLink } from '../rules/line-links.ts';
import { LinePicture } from './line-picture.tsx';
import styles from './mini-cart.module.css';
import { blockedClass, WaitingOverlay } from './waiting-overlay.tsx';

export type MiniCartProps = {
  readonly cart: CartState;
  readonly nonce: string;
  readonly platform: string;
  readonly waiting?: ReadonlySet<string>;
  readonly onRemove?: (key: string, link: string, message: string) => void;
};

// The wire names the role: third-party scripts look for it.
const asButton = { role: 'button' } as const;

const noLine: ReadonlySet<string> = new Set();

/** The mini-cart; third-party scripts look for its class names (wire 2.2, FRAG-01). */
export function MiniCart({ cart, nonce, platform, waiting = noLine, onRemove }: MiniCartProps) {
  const words = useWords();
  if (cart.lines.length === 0) {
    return (
      <p className={`${platform}-mini-cart__empty-message ${styles.empty}`}>
        {words.cart.empty} <a href="/shop/">{words.cart.toShop}</a>
      </p>
    );
  }
  return (
    <>
      <ul className={`${platform}-mini-cart cart_list product_list_widget`}>
        {cart.lines.map((line) => (
          <MiniCartLine
            key={line.key}
            line={line}
            link={removeLink(line.key, nonce)}
            platform={platform}
            blocked={waiting.has(line.key)}
            {...(onRemove ? { onRemove } : {})}
          />
        ))}
      </ul>
      <p className={`${platform}-mini-cart__total total ${styles.total}`}>
        <strong>{cart.mode === 'gross' ? words.cart.goods : words.cart.goodsNet}</strong>
        <span className={`${platform}-Price-amount amount`}>{formatEuro(cart.subtotal, words.locale)}</span>
      </p>
      {cart.discount > 0 ? (
        <p className={`${platform}-mini-cart__discount ${styles.total}`}>
          <span>{words.cart.discount}</span>
          <span className={`${platform}-Price-amount amount`}>
            {formatEuro(subtractCents(zeroCents, cart.discount), words.locale)}
          </span>
        </p>
      ) : null}
      <p className={`${platform}-mini-cart__buttons buttons ${styles.buttons}`}>
        <a href="/cart/" className={`wc-forward ${buttonClass({ kind: 'secondary', wide: true })}`}>
          {words.cart.viewCart}
        </a>
        <a href="/checkout/" className={`checkout wc-forward ${buttonClass({ wide: true })}`}>
          {words.cart.checkout}
        </a>
      </p>
    </>
  );
}

type LineProps = Pick<MiniCartProps, 'platform' | 'onRemove'> & {
  readonly line: CartLine;
  readonly link: string;
  readonly blocked: boolean;
};

function MiniCartLine({ line, link, platform, blocked, onRemove }: LineProps) {
  const { cart: words, locale } = useWords();
  const removed = words.removedNotice(line.name);
  const classes = `${platform}-mini-cart-item mini_cart_item ${styles.line}`;
  return (
    <li className={blocked ? `${classes} ${blockedClass}` : classes}>
      <a className={styles.product} href={line.path}>
        <span className={styles.picture}>
          <LinePicture line={line} sizes="64px" />
        </span>
        <span className={styles.name} lang={line.lang}>
          {line.name}
        </span>
      </a>
      {line.chosen.length > 0 ? (
        <dl className={`variation ${styles.chosen}`}>
          {line.chosen.map((choice) => (
            <div key={choice.name}>
              <dt lang={choice.lang}>{choice.label}:</dt> <dd lang={choice.valueLang}>{choice.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <span className={`quantity ${styles.quantity}`}>
        {line.quantity} ×{' '}
        <span className={`${platform}-Price-amount amount`}>{formatEuro(line.unit, locale)}</span>
      </span>
      <a
        className={`remove remove_from_cart_button ${styles.remove}`}
        href={link}
        {...asButton}
        aria-label={words.removeNamed(line.name)}
        data-product_id={line.variationId ?? line.productId}
        data-cart_item_key={line.key}
        data-product_sku={line.sku ?? ''}
        data-success_message={removed}
        onClick={(event) => {
          if (!onRemove) return;
          event.preventDefault();
          onRemove(line.key, link, removed);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          // A link with the role of a button reacts to the space bar as well.
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        <Icon name="close" />
      </a>
      {blocked ? <WaitingOverlay /> : null}
    </li>
  );
}
