import { subtractCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { isOver, mayPrint, salePath, type TillSale } from '../rules/till.ts';

export type SalePageProps = {
  readonly sale: TillSale;
  readonly nonce: string;
  readonly sentences: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
};

/** A sale over a till: the change, and its fiscal receipt until it is on paper. */
export function SalePage({ sale, nonce, sentences, typed }: SalePageProps) {
  const { tills: words, locale } = useBackOfficeWords();
  const { state, till, method, amount, tendered, receipt, problem } = sale;
  const change = subtractCents(tendered, amount);
  const action = salePath(sale.orderId);
  const hidden = <input type="hidden" name="_wpnonce" value={nonce} readOnly />;
  const kind = state === 'printed' || state === 'invoiced' ? 'success' : 'warning';
  const canPrint = mayPrint(state) && till.printerAddress !== '';
  return (
    <>
      <div className={layout.head}>
        <h1>{words.sale(sale.orderNumber)}</h1>
        <a href={`/staff/orders/${sale.orderId}/`}>{words.openOrder}</a>
      </div>
      {sentences.map((sentence) => (
        <Notice key={sentence} kind="error">
          {sentence}
        </Notice>
      ))}
      <Notice kind={kind}>
        {words.saleStates[state]}
        {problem === '' || isOver(state) ? '' : ` ${words.answer(problem)}`}
      </Notice>
      <StaffFacts
        facts={[
          [words.saleFacts.till, till.name],
          [words.saleFacts.method, words.methods[method]],
          [words.saleFacts.amount, formatEuro(amount, locale)],
          ...(method === 'cash'
            ? ([
                [words.saleFacts.tendered, formatEuro(tendered, locale)],
                [words.saleFacts.change, formatEuro(change, locale)],
              ] as const)
            : []),
          ...(receipt
            ? ([
                [
                  words.saleFacts.receipt,
                  receipt.closure === null ? String(receipt.number) : `${receipt.closure}-${receipt.number}`,
                ],
              ] as const)
            : []),
        ]}
      />
      {canPrint ? (
        <form method="post" action={action} className={sheet.buttons}>
          {hidden}
          <Button type="submit" name="action" value="print" autoFocus>
            {words.print}
          </Button>
        </form>
      ) : null}
      {isOver(state) || state === 'printing' ? null : (
        <form method="post" action={action} className={sheet.sheet} aria-labelledby="settle-sale">
          <h2 id="settle-sale">{words.settleTitle}</h2>
          {hidden}
          <div className={sheet.row}>
            <TextField
              id="receipt-number"
              name="number"
              label={words.receiptNumber}
              hint={words.receiptHint}
              defaultValue={typed.number ?? ''}
              maxLength={15}
              autoComplete="off"
            />
          </div>
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="settle" kind={canPrint ? 'secondary' : 'primary'}>
              {words.settle}
            </Button>
            {state === 'unknown' ? (
              <Button type="submit" name="action" value="release" kind="secondary">
                {words.release}
              </Button>
            ) : (
              <Button type="submit" name="action" value="cancel" kind="quiet">
                {words.cancel}
              </Button>
            )}
          </div>
        </form>
      )}
      {isOver(state) ? (
        <p className={sheet.buttons}>
          <a href="/staff/counter/">{words.newSale}</a>
        </p>
      ) : null}
    </>
  );
}
