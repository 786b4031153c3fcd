import { productPath, shopPath } from '#foundation/paths/rules/paths.ts';
import { BaitField } from '#kit/ui/controls/bait-field.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import body from '#kit/ui/display/page-body.module.css';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productQuestionFor } from '#messages/product-question-for.ts';
import { productQuestionPath, questionBait } from '../rules/product-question.ts';
import type { ProductQuestionPage } from '../server/ask-about-product.ts';
import styles from './product-question-view.module.css';

/** The page on which anybody asks the shop about an article: a plain form, without scripts. */
export function ProductQuestionView(page: ProductQuestionPage) {
  const { product, isSent } = page;
  const words = productQuestionFor(useWords().locale);
  return (
    <div className={body.page}>
      <h1>{words.title}</h1>
      {product ? (
        <p className={body.about}>
          <a href={productPath(product.slug)}>{product.name}</a>
          {product.sku ? <small>{words.sku(product.sku)}</small> : null}
        </p>
      ) : null}
      {product === null ? (
        <>
          <Notice kind="error">{words.noProduct}</Notice>
          <p>
            <a className={buttonClass({ kind: 'secondary' })} href={shopPath}>
              {words.toShop}
            </a>
          </p>
        </>
      ) : isSent ? (
        <>
          <Notice kind="success">{words.sent}</Notice>
          <p>
            <a className={buttonClass({ kind: 'secondary' })} href={productPath(product.slug)}>
              {words.backToProduct}
            </a>
          </p>
        </>
      ) : (
        <QuestionForm {...page} productId={product.id} />
      )}
    </div>
  );
}

function QuestionForm(props: ProductQuestionPage & { readonly productId: number }) {
  const { productId, typed, problems, isKnown, nonce } = props;
  const words = productQuestionFor(useWords().locale);
  const errorOf = (field: keyof typeof problems) => {
    const problem = problems[field];
    return problem === undefined ? '' : words.problems[problem];
  };
  return (
    <form className={`${body.form} ${body.wide}`} method="post" action={productQuestionPath()} noValidate>
      <p className={body.hint}>{isKnown ? words.hintKnown : words.hint}</p>
      {problems.form ? <Notice kind="error">{errorOf('form')}</Notice> : null}
      <TextArea
        id="question"
        name="message"
        label={`${words.message} *`}
        error={errorOf('message')}
        rows={6}
        defaultValue={typed.message}
        aria-required
        dir="auto"
      />
      <TextField
        id="question-vehicle"
        name="vehicle"
        label={words.vehicle}
        hint={words.vehicleHint}
        error={errorOf('vehicle')}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed.vehicle}
      />
      {isKnown ? null : (
        <div className={styles.pair}>
          <TextField
            id="question-name"
            name="name"
            label={`${words.name} *`}
            error={errorOf('name')}
            autoComplete="name"
            maxLength={100}
            defaultValue={typed.name}
            aria-required
          />
          <TextField
            id="question-email"
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
        </div>
      )}
      <BaitField name={questionBait} label={words.bait} />
      <input type="hidden" name="product" value={productId} readOnly />
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <div>
        <Button type="submit" size="large">
          {words.send}
        </Button>
      </div>
    </form>
  );
}
