import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { incomingPaymentsList } from '../rules/incoming-payment.ts';
import type { CourierDebt } from '../rules/owed-by-couriers.ts';
import type { RemittanceProblem, RemittanceTyped } from '../rules/typed-remittance.ts';
import { RemittanceForm } from './remittance-form.tsx';

export type OwedByCouriersPageProps = {
  readonly debts: readonly CourierDebt[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** how many orders a remittance that was just entered has paid */
  readonly entered: number;
  /** of `incomingPaymentsAction` */
  readonly nonce: string;
  readonly refused: { readonly problem: RemittanceProblem; readonly typed: RemittanceTyped } | null;
};

/** What each courier still has to hand over, order by order, and the form to enter what came without a file. */
export function OwedByCouriersPage({ debts, today, entered, nonce, refused }: OwedByCouriersPageProps) {
  const { incomingPayments, locale } = useBackOfficeWords();
  const words = incomingPayments.couriers;
  const isSaid = refused && debts.some(({ courier }) => courier !== '' && courier === refused.typed.courier);
  return (
    <>
      <a className={sheet.back} href={incomingPaymentsList.path()}>
        {words.back}
      </a>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      {entered > 0 && !refused ? <Notice kind="success">{words.entered(entered)}</Notice> : null}
      {refused && !isSaid ? <Notice kind="error">{words.problems.gone}</Notice> : null}
      {debts.length === 0 ? <RecordTable rows={[]} keyOf={() => 0} empty={words.none} columns={[]} /> : null}
      {debts.map((debt, index) => (
        <section key={debt.courier} className={layout.part} aria-labelledby={`courier-${index}`}>
          <div className={layout.head}>
            <h2 id={`courier-${index}`}>{debt.courier || words.noCourier}</h2>
            <p>{words.total(formatEuro(debt.total, locale), debt.orders.length)}</p>
          </div>
          {debt.courier === '' ? <p className={sheet.hint}>{words.noCourierHint}</p> : null}
          <RemittanceForm
            {...{ debt, index, today, nonce }}
            refused={refused?.typed.courier === debt.courier ? refused : null}
          />
        </section>
      ))}
    </>
  );
}
