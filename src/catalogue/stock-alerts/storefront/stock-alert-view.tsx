import { productPath, shopPath } from '#foundation/paths/rules/paths.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import body from '#kit/ui/display/page-body.module.css';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { stockAlertFor } from '#messages/stock-alert-for.ts';
import { stockAlertPath } from '../rules/stock-alert.ts';
import type { StockAlertPage } from '../server/ask-for-stock-alert.ts';
import { StockAlertForm } from './stock-alert-form.tsx';
import styles from './stock-alert-view.module.css';

/** The page on which anybody asks for an email when an article can be bought again: plain forms, without scripts. */
export function StockAlertView(page: StockAlertPage) {
  const { product, done } = page;
  const words = stockAlertFor(useWords().locale);
  return (
    <div className={body.page}>
      <h1>{words.title}</h1>
      {done ? <Notice kind="success">{words.done[done]}</Notice> : null}
      {product ? <Wanted {...page} product={product} /> : <NoProduct isError={done === null} />}
    </div>
  );
}

function NoProduct({ isError }: { readonly isError: boolean }) {
  const words = stockAlertFor(useWords().locale);
  return (
    <>
      {isError ? <Notice kind="error">{words.noProduct}</Notice> : null}
      <p>
        <a className={buttonClass({ kind: 'secondary' })} href={shopPath}>
          {words.toShop}
        </a>
      </p>
    </>
  );
}

type WantedProps = StockAlertPage & { readonly product: NonNullable<StockAlertPage['product']> };

function Wanted({ product, ...page }: WantedProps) {
  const words = stockAlertFor(useWords().locale);
  const { own, done } = page;
  const isAvailable = product.articles.length === 0;
  // Who waits for all that there is to wait for needs no form.
  const isAsking = product.articles.length > own.length && done !== 'sent';
  return (
    <>
      <p className={body.about}>
        <a href={productPath(product.slug)}>{product.name}</a>
        {product.sku ? <small>{words.sku(product.sku)}</small> : null}
      </p>
      {isAvailable && done === null ? <Notice kind="info">{words.available}</Notice> : null}
      <OwnAlerts product={product} {...page} />
      {isAsking ? <StockAlertForm {...page} product={product} /> : null}
      <p>
        <a className={buttonClass({ kind: 'secondary' })} href={productPath(product.slug)}>
          {isAvailable ? words.toProduct : words.backToProduct}
        </a>
      </p>
    </>
  );
}

function OwnAlerts({ product, own, nonce }: WantedProps) {
  const words = stockAlertFor(useWords().locale);
  if (own.length === 0) return null;
  return (
    <form method="post" action={stockAlertPath()}>
      <input type="hidden" name="product" value={product.id} readOnly />
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <ul className={styles.own}>
        {own.map(({ id, choices }) => (
          <li key={id}>
            {words.own(choices)}
            <Button
              type="submit"
              kind="secondary"
              name="cancel"
              value={id}
              aria-label={words.cancelNamed(choices)}
            >
              {words.cancel}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}
