import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { stockAlertFor } from '#messages/stock-alert-for.ts';
import { alertBait, type StockAlertProblems, stockAlertPath } from '../rules/stock-alert.ts';
import type { StockAlertPage } from '../server/ask-for-stock-alert.ts';
import type { AlertProduct } from '../server/find-alert-product.ts';
import styles from './stock-alert-view.module.css';

type FormProps = Omit<StockAlertPage, 'product'> & { readonly product: AlertProduct };

/** The address, and of a product with variations the one that is wanted. */
export function StockAlertForm({ product, typed, problems, isKnown, nonce }: FormProps) {
  const words = stockAlertFor(useWords().locale);
  const errorOf = (field: keyof StockAlertProblems) => {
    const problem = problems[field];
    return problem === undefined ? '' : words.problems[problem];
  };
  return (
    <form className={styles.form} method="post" action={stockAlertPath()} noValidate>
      <div className={styles.hint}>
        <p>{words.hint}</p>
        <p>{isKnown ? words.hintOwn : words.hintConfirm}</p>
      </div>
      {problems.form ? <Notice kind="error">{errorOf('form')}</Notice> : null}
      {product.isVariable ? (
        <Select
          id="alert-article"
          name="article"
          label={`${words.article} *`}
          error={errorOf('article')}
          defaultValue={typed.article}
          options={[
            { value: '', label: words.choose },
            ...product.articles.map(({ id, choices }) => ({ value: String(id), label: choices })),
          ]}
          aria-required
        />
      ) : null}
      <TextField
        id="alert-email"
        name="email"
        label={`${words.email} *`}
        error={errorOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        defaultValue={typed.email}
        aria-required
      />
      <p className={visuallyHidden} aria-hidden="true">
        <label>
          {words.bait} <input name={alertBait} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </p>
      <input type="hidden" name="product" value={product.id} readOnly />
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <div>
        <Button type="submit" size="large">
          {words.send}
        </Button>
      </div>
    </form>
  );
}
