import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import { type OrderLinkForm, type OrderLinkProblem, orderLinkPath } from '../rules/order-link-form.ts';
import styles from './ask-order-link.module.css';

export type AskOrderLinkProps = {
  readonly typed: OrderLinkForm;
  readonly problems: readonly OrderLinkProblem[];
  /** limit reached: minutes until the next request is allowed */
  readonly waitMinutes: number | null;
  readonly sent: boolean;
};

/** Asks for a new link to an order by its number and the email address that it was placed with. */
export function AskOrderLink({ typed, problems, waitMinutes, sent }: AskOrderLinkProps) {
  const words = ownOrdersFor(useShopWords().locale).askLink;
  const errorOf = (field: keyof OrderLinkForm) => {
    const problem = problems.find((one) => one.field === field);
    return problem ? { error: words.problems[problem.code] } : {};
  };
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      {sent ? <Notice kind="success">{words.sent}</Notice> : <p>{words.intro}</p>}
      {waitMinutes === null ? null : <Notice kind="error">{words.tooOften(waitMinutes)}</Notice>}
      <form className={styles.form} method="post" action={orderLinkPath} noValidate>
        <TextField
          id="order-number"
          name="number"
          label={words.number}
          hint={words.numberHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={typed.number}
          required
          {...errorOf('number')}
        />
        <TextField
          id="order-email"
          name="email"
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          defaultValue={typed.email}
          required
          {...errorOf('email')}
        />
        <Button type="submit" size="large">
          {sent ? words.resend : words.send}
        </Button>
      </form>
    </div>
  );
}
