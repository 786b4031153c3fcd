import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { consumerRightsFor } from '#messages/consumer-rights-for.ts';
import { ownReturnsFor } from '#messages/own-returns-for.ts';
import { withdrawalPath, withdrawPath } from '#selling/consumer-rights/rules/withdrawal-paths.ts';
import { orderPath } from '#selling/orders/rules/order-link.ts';
import type { OwnReturns, WithdrawalStep } from '../rules/own-returns.ts';
import { quantityField } from '../rules/return-form.ts';
import styles from './own-returns.module.css';
import { ReturnLines } from './return-lines.tsx';
import { returnProblem } from './return-problem.ts';

export type WithdrawalViewProps = {
  /** the order that is withdrawn from; null where the statement names it */
  readonly own: OwnReturns | null;
  readonly step: WithdrawalStep;
  /** whom the model form is addressed to, one line each */
  readonly addressee: readonly string[];
};

/** The on-line withdrawal in two steps: the statement, and its confirmation; then that it was sent. */
export function WithdrawalView({ own, step, addressee }: WithdrawalViewProps) {
  const { withdrawal: words, form } = ownReturnsFor(useWords().locale);
  return (
    <div className={styles.page}>
      {step.step === 'done' ? (
        <Sent step={step} />
      ) : (
        <>
          <h1>{words.title}</h1>
          {step.step === 'statement' ? (
            <Statement own={own} step={step} addressee={addressee} />
          ) : (
            <Confirmation own={own} step={step} />
          )}
        </>
      )}
      {own ? (
        <p>
          <a href={orderPath(own.orderId, own.link)}>{form.backToOrder}</a>
        </p>
      ) : null}
    </div>
  );
}

const pathOf = (own: OwnReturns | null) => (own ? withdrawPath(own.orderId, own.link) : withdrawalPath);

type StepProps<Name extends WithdrawalStep['step']> = {
  readonly own: OwnReturns | null;
  readonly step: Extract<WithdrawalStep, { step: Name }>;
};

function Statement({
  own,
  step,
  addressee,
}: StepProps<'statement'> & Pick<WithdrawalViewProps, 'addressee'>) {
  const all = ownReturnsFor(useWords().locale);
  const { withdrawal: words } = all;
  const { typed, problems, quantities, problem, waitMinutes } = step;
  const errorOf = (field: keyof typeof problems) => {
    const found = problems[field];
    return found ? { error: words.problems[found] } : {};
  };
  const standing = own?.kinds.withdrawal;
  if (own && standing && !standing.ok) {
    return <Notice kind="info">{all.problems[standing.error]}</Notice>;
  }
  return (
    <>
      {waitMinutes === null ? null : <Notice kind="error">{words.tooOften(waitMinutes)}</Notice>}
      {problem ? <Notice kind="error">{returnProblem(all, problem)}</Notice> : null}
      <p>{words.intro}</p>
      <form className={styles.form} method="post" action={pathOf(own)} noValidate>
        {own ? <input type="hidden" name="_wpnonce" value={own.nonce} readOnly /> : null}
        <TextField
          id="withdrawal-name"
          name="name"
          label={words.name}
          autoComplete="name"
          maxLength={200}
          defaultValue={typed.name}
          required
          {...errorOf('name')}
        />
        {own ? null : (
          <TextField
            id="withdrawal-contract"
            name="contract"
            label={words.contract}
            hint={words.contractHint}
            autoComplete="off"
            maxLength={200}
            defaultValue={typed.contract}
            required
            {...errorOf('contract')}
          />
        )}
        <TextField
          id="withdrawal-email"
          name="email"
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          defaultValue={typed.email}
          required
          {...errorOf('email')}
        />
        {own ? (
          <fieldset>
            <legend>{words.lines}</legend>
            <ReturnLines
              lines={own.lines}
              quantityOf={({ lineId, left }) => quantities?.get(lineId) ?? String(left)}
              wrongLine={problem && 'lineId' in problem ? problem.lineId : null}
              withExclusions
            />
          </fieldset>
        ) : null}
        <Button type="submit" name="action" value="check" size="large">
          {words.next}
        </Button>
      </form>
      <ModelForm addressee={addressee} />
    </>
  );
}

/** The form of the law, for whoever withdraws in another way. */
function ModelForm({ addressee }: Pick<WithdrawalViewProps, 'addressee'>) {
  const { locale } = useWords();
  const { modelForm: words } = consumerRightsFor(locale);
  return (
    <section className={styles.model} aria-labelledby="model-form">
      <p>{ownReturnsFor(locale).withdrawal.model}</p>
      <h2 id="model-form">{words.title}</h2>
      <p>{words.intro}</p>
      <ul>
        <li>
          {words.to}: {addressee.join(', ')}
        </li>
        {words.lines.map((line) => (
          <li key={line}>{line}:</li>
        ))}
      </ul>
      <p>{words.foot}</p>
    </section>
  );
}

function Confirmation({ own, step }: StepProps<'confirm'>) {
  const all = ownReturnsFor(useWords().locale);
  const { withdrawal: words } = all;
  const { stated, lines, requestKey } = step;
  const fields = (
    <>
      {own ? <input type="hidden" name="_wpnonce" value={own.nonce} readOnly /> : null}
      {Object.entries(stated).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      {lines.map(({ lineId, quantity }) => (
        <input key={lineId} type="hidden" name={quantityField(lineId)} value={quantity} readOnly />
      ))}
    </>
  );
  return (
    <>
      <h2>{words.check}</h2>
      <div className={styles.statement}>
        <p>{words.statement(stated.name, stated.contract)}</p>
        {lines.length === 0 ? null : (
          <ul>
            {lines.map(({ lineId, quantity }) => (
              <li key={lineId}>
                {all.line(quantity, own?.lines.find((line) => line.lineId === lineId)?.name ?? '')}
              </li>
            ))}
          </ul>
        )}
        <p>{words.receiptTo(stated.email)}</p>
      </div>
      <form method="post" action={pathOf(own)}>
        {fields}
        <input type="hidden" name="request" value={requestKey} readOnly />
        <Button type="submit" name="action" value="confirm" size="large">
          {words.confirm}
        </Button>
      </form>
      <form method="post" action={pathOf(own)}>
        {fields}
        <Button type="submit" name="action" value="change" kind="quiet">
          {words.change}
        </Button>
      </form>
    </>
  );
}

function Sent({ step }: Pick<StepProps<'done'>, 'step'>) {
  const { locale } = useWords();
  const { withdrawal: words } = ownReturnsFor(locale);
  return (
    <>
      <h1>{words.doneTitle}</h1>
      <Notice kind="success">{words.done(formatDateTime(step.at, locale), step.email)}</Notice>
      <p>{words.after}</p>
    </>
  );
}
