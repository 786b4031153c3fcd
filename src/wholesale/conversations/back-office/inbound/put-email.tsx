import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type InboxEmail, type InboxProblem, inboxEmailPath } from '../../rules/inbox.ts';
import styles from './inbox-email-page.module.css';

export type PutEmailProps = {
  readonly email: InboxEmail;
  /** of `inboxAction` */
  readonly nonce: string;
  readonly rejected: { readonly problem: InboxProblem; readonly typed: PostedForm } | null;
};

/** Puts an email into the conversation of an order or of a customer, or closes it. */
export function PutEmail({ email, nonce, rejected }: PutEmailProps) {
  const { staffInbox: words } = useBackOfficeWords();
  const { id, from, status, orders, customer } = email;
  const errorOf = (problem: InboxProblem) => (rejected?.problem === problem ? words.problems[problem] : '');
  const typed = (name: string, otherwise: string) => (rejected ? typedText(rejected.typed, name) : otherwise);
  return (
    <form className={sheet.sheet} method="post" action={inboxEmailPath(id)} noValidate aria-labelledby="put">
      <h2 id="put">{words.put}</h2>
      {errorOf('no-sender') === '' ? null : <Notice kind="warning">{errorOf('no-sender')}</Notice>}
      <p className={sheet.hint}>{words.notProven}</p>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <div className={styles.choice}>
        <TextField
          id="order"
          name="order"
          label={words.orderNumber}
          hint={orders.length > 0 ? words.maybe(orders.map(({ number }) => number).join(', ')) : ''}
          error={errorOf('no-order')}
          defaultValue={typed('order', '')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
        />
        <Button type="submit" name="action" value="order">
          {words.toOrder}
        </Button>
      </div>
      <div className={styles.choice}>
        <TextField
          type="email"
          id="customer"
          name="customer"
          label={words.customerEmail}
          hint={customer ? words.knownCustomer(customer.name) : words.unknownCustomer}
          error={errorOf('no-customer')}
          defaultValue={typed('customer', customer ? from : '')}
          autoComplete="off"
          maxLength={254}
        />
        <Button type="submit" kind="secondary" name="action" value="customer">
          {words.toCustomer}
        </Button>
      </div>
      <div className={sheet.buttons}>
        {from === '' || customer ? null : (
          <Button type="submit" kind="secondary" name="action" value="sender">
            {words.toSender}
          </Button>
        )}
        <Button
          type="submit"
          kind="secondary"
          name="action"
          value={status === 'waiting' ? 'close' : 'reopen'}
        >
          {status === 'waiting' ? words.close : words.reopen}
        </Button>
      </div>
    </form>
  );
}
