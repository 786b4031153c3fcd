import { BaitField } from '#kit/ui/controls/bait-field.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import body from '#kit/ui/display/page-body.module.css';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { stockAlertFor } from '#messages/stock-alert-for.ts';
import { alertBait, type StockAlertProblems, stockAlertPath } from '../rules/stock-alert.ts';
import type { StockAlertPage } from '../server/ask-for-stock-alert.ts';
import type { AlertProduct } from '../server/find-alert-product.ts';

type FormProps = Omit<StockAlertPage, 'product'> & { readonly product: AlertProduct };

/** The address, and of a product with variations the one that is wanted. */
export function StockAlertForm({ product, typed, problems, isKnown, nonce }: FormProps) {
  const words = stockAlertFor(useWords().locale);
  const errorOf = (field: keyof StockAlertProblems) => {
    const problem = problems[field];
    return problem === undefined ? '' : words.problems[problem];
  };
  return (
    <form className={body.form} method="post" action={stockAlertPath()} noValidate>
      <div className={body.hint}>
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
      <BaitField name={alertBait} label={words.bait} />
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
