import { articleTitle } from '#catalogue/stock/rules/article-stock.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { priceHistoryPath } from '#pricing/prices/rules/staff-prices.ts';
import type { PublicPrice } from '../rules/public-price-list.ts';
import styles from './public-prices.module.css';

export type PublicPriceFormProps = {
  readonly article: PublicPrice;
  readonly action: string;
  /** the list without the form */
  readonly back: string;
  /** what was typed before, where it was refused */
  readonly entered: Readonly<Record<string, string>> | null;
  readonly nonce: string;
};

/** All public prices of an article: the regular one, and the sale with its days. What its fields showed goes along, so that nothing of others is overwritten. */
export function PublicPriceForm({ article, action, back, entered, nonce }: PublicPriceFormProps) {
  const { staffPublicPrices: words, staffPrices, staffPriceHistory } = useBackOfficeWords();
  const amount = (cents: number | null) => (cents === null ? '' : formatAmount(toCents(cents), 'it'));
  const shown: Readonly<Record<string, string>> = entered ?? {
    price: amount(article.regular),
    sale: amount(article.sale),
    from: writtenDay(article.from ?? ''),
    to: writtenDay(article.to ?? ''),
  };
  // After a refusal the fields still go back to what was first seen.
  const seen = (name: string, now: string | number | null) => entered?.[`seen-${name}`] ?? String(now ?? '');
  const hidden = {
    _wpnonce: nonce,
    what: 'public-price',
    product: String(article.productId),
    'seen-price': seen('price', article.regular),
    'seen-sale': seen('sale', article.sale),
    'seen-from': seen('from', article.saleFrom),
    'seen-to': seen('to', article.saleTo),
    'seen-from-day': seen('from-day', article.from),
    'seen-to-day': seen('to-day', article.to),
  };
  const field = (name: string) => ({
    id: `public-${name}`,
    name,
    defaultValue: shown[name] ?? '',
    autoComplete: 'off',
  });
  const optional = { optional: staffPrices.entry.optional };
  return (
    <section className={styles.section} aria-labelledby="public-prices-of">
      <h2 id="public-prices-of">{words.editing(articleTitle(article))}</h2>
      <form className={styles.form} method="post" action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
        <TextField {...field('price')} label={words.regular} inputMode="decimal" maxLength={14} />
        <TextField {...field('sale')} label={words.sale} inputMode="decimal" maxLength={14} {...optional} />
        <TextField
          {...field('from')}
          label={words.from}
          hint={staffPrices.entry.dayHint}
          maxLength={10}
          {...optional}
        />
        <TextField
          {...field('to')}
          label={words.to}
          hint={staffPrices.entry.dayHint}
          maxLength={10}
          {...optional}
        />
        <div className={styles.send}>
          <Button type="submit">{words.save}</Button>
          <a className={buttonClass({ kind: 'secondary' })} href={back}>
            {words.cancel}
          </a>
          {article.sku === null ? null : (
            <a className={buttonClass({ kind: 'quiet' })} href={priceHistoryPath(article.sku)}>
              {staffPriceHistory.link}
            </a>
          )}
        </div>
      </form>
    </section>
  );
}
