import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useContentLang } from '#kit/words/storefront/content-lang.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { shopTermsFor } from '#messages/site/shop-terms-for.ts';
import type { ShippingPrice, ZonePrices } from '../rules/shipping-prices.ts';
import styles from './shipping-price-list.module.css';

/** What shipping costs, zone by zone, in a text of the shop. */
export function ShippingPriceList({ zones }: { zones: readonly ZonePrices[] }) {
  const { shipping, locale } = useShopWords();
  const lang = useContentLang();
  const words = shopTermsFor(locale).shipping;
  const sentence = (price: ShippingPrice['price']) => {
    if (price.kind === 'free') return words.free;
    const amount = formatEuro(price.amount, locale);
    if (price.kind === 'fixed') return amount;
    return price.kind === 'from' ? words.from(amount) : words.freeFrom(amount);
  };
  if (zones.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.zones}>
      {zones.map((zone) => (
        <li key={zone.id}>
          <strong lang={lang}>{zone.name}</strong>
          <ul>
            {zone.methods.map((method) => (
              <li key={method.id}>
                {method.title === '' ? shipping.titles[method.kind] : <span lang={lang}>{method.title}</span>}
                : {sentence(method.price)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
