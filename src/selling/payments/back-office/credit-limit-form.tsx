import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { staffPaymentsFor } from '#messages/payments/staff-payments-for.ts';

export type CreditLimitFormProps = {
  /** of `paymentRulesAction` */
  readonly nonce: string;
  readonly problem: 'unknown-customer' | 'no-business' | 'limit' | null;
  readonly typed: Readonly<Record<string, string>>;
};

/** Sets the credit limit of a business customer; a page about one customer prefills the email address. */
export function CreditLimitForm({ nonce, problem, typed }: CreditLimitFormProps) {
  const { locale } = useBackOfficeWords();
  const words = staffPaymentsFor(locale).credit;
  const sentence = problem ? words.problems[problem] : '';
  return (
    <form className={sheet.sheet} method="post" action="/staff/payment-rules/" noValidate>
      <h2>{words.formHeading}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="action" value="credit" readOnly />
      <div className={sheet.row}>
        <TextField
          id="credit-customer"
          name="customer"
          label={words.email}
          type="email"
          autoComplete="off"
          defaultValue={typed.customer ?? ''}
          error={problem === 'limit' ? '' : sentence}
        />
        <TextField
          id="credit-limit"
          name="limit"
          label={words.limitField}
          hint={words.limitHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.limit ?? ''}
          error={problem === 'limit' ? sentence : ''}
        />
      </div>
      <div className={sheet.buttons}>
        <Button type="submit" kind="secondary">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
