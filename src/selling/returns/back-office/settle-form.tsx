import { type Cents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatAmount, formatEuro } from '#foundation/money/rules/format-euro.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { piecesToSettle } from '../rules/plan-settlement.ts';
import { amountField } from '../rules/receive-form.ts';
import { Figure, ReturnLinesTable } from './return-lines-table.tsx';
import styles from './return-page.module.css';
import { type ReturnFormsProps, StepSheet, typedIn, wrongLine } from './step-sheet.tsx';

const ways = ['refund', 'exchange', 'credit', 'nothing'] as const;

/** The settlement of a return: how, and how much of each line. */
export function SettleForm({ payout = null, ...props }: ReturnFormsProps) {
  const { staffReturns: words, locale } = useBackOfficeWords();
  const { record, refused, settlement, maySettle } = props;
  if (!maySettle) return <Notice kind="info">{words.settle.noRight}</Notice>;
  const amounts = new Map(settlement.amounts);
  const isWrong = refused?.action === 'settle' && refused.problem.code === 'not-an-amount';
  const typed = (field: string, usual: string) => typedIn(refused, 'settle', field, usual);
  const written = (amount: Cents) => formatAmount(amount, locale);
  const isOpen = (way: (typeof ways)[number]) => settlement.open.includes(way);
  const isUnsent = record.state === 'approved';
  return (
    <StepSheet
      page={props}
      id="return-settle"
      title={words.settle.title}
      hint={`${isUnsent ? `${words.settle.withoutGoods} ` : ''}${words.settle.hint} ${words.settle[settlement.mode]}`}
    >
      <fieldset>
        <legend>{words.settle.as}</legend>
        {ways.filter(isOpen).map((way) => (
          <label key={way} className={styles.choice}>
            <input type="radio" name="as" value={way} defaultChecked={typed('as', 'refund') === way} />
            <span>{words.settle.choices[way]}</span>
          </label>
        ))}
        {record.kind === 'withdrawal' ? <p className={sheet.hint}>{words.settle.refundOnly}</p> : null}
      </fieldset>
      <ReturnLinesTable
        lines={record.lines.filter((line) => piecesToSettle(record.state, line) > 0)}
        more={[
          {
            name: words.lines.amount,
            cell: (line) => (
              <Figure
                name={amountField(line.id)}
                label={words.of(words.lines.amount, line.name)}
                value={typed(amountField(line.id), written(amounts.get(line.id) ?? zeroCents))}
                isWrong={isWrong && wrongLine(refused) === line.id}
                isAmount
              />
            ),
          },
        ]}
      />
      {settlement.shippingLeft > 0 ? (
        <TextField
          id="return-shipping"
          name="shipping"
          label={words.settle.shipping}
          hint={words.settle.shippingHint(formatEuro(settlement.shippingLeft, locale))}
          inputMode="decimal"
          maxLength={12}
          defaultValue={typed('shipping', written(settlement.shipping))}
        />
      ) : null}
      {payout}
      {isUnsent ? (
        <Checkbox name="never-sent" value="1" defaultChecked={typed('never-sent', '') !== ''}>
          {words.settle.neverSent}
        </Checkbox>
      ) : null}
      <TextArea
        id="return-settle-note"
        name="note"
        label={words.settle.note}
        rows={2}
        maxLength={2000}
        defaultValue={typed('note', '')}
        error={
          refused?.action === 'settle' && refused.problem.code === 'no-reason'
            ? words.problems['no-reason']
            : ''
        }
      />
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="settle">
          {words.settle.button}
        </Button>
      </div>
    </StepSheet>
  );
}
