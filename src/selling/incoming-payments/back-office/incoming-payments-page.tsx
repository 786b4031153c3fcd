import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type IncomingPayment,
  incomingPaymentsList,
  owedByCouriersPath,
  type IncomingPaymentsPage as Page,
  type PaymentActionDone,
  paymentStates,
  type SettleProblem,
} from '../rules/incoming-payment.ts';
import styles from './incoming-payments.module.css';
import { PaymentActions, type RefusedForm } from './payment-actions.tsx';
import { PaymentProposal } from './payment-proposal.tsx';
import { StatementHead, StatementList } from './statement-parts.tsx';
import { UploadForms, type UploadFormsProps } from './upload-forms.tsx';

export type IncomingPaymentsPageProps = {
  readonly list: Page;
  readonly couriers: readonly string[];
  readonly upload: UploadFormsProps['problem'];
  readonly done: { readonly what: PaymentActionDone; readonly count: number } | null;
  readonly refused: RefusedForm | null;
  readonly nonce: string;
};

/** What came in by bank and courier: files are read in, their payments matched with orders. */
export function IncomingPaymentsPage({
  list,
  couriers,
  upload,
  done,
  refused,
  nonce,
}: IncomingPaymentsPageProps) {
  const { incomingPayments: words, locale } = useBackOfficeWords();
  const sentenceOf = useSettleSentence();
  const { payments, query, counts, certain, statement, statements, page, pages } = list;
  const action = incomingPaymentsList.path(query);
  const sentence = refused ? sentenceOf(refused.problem) : '';
  return (
    <RecordList
      head={
        <>
          <div className={sheet.head}>
            <h1>{words.title}</h1>
            <p>{words.intro}</p>
          </div>
          <p className={styles.links}>
            <a href={owedByCouriersPath}>{words.toCouriers}</a>
          </p>
        </>
      }
      notice={
        <>
          {refused ? (
            <Notice kind={refused.problem.code === 'expired' ? 'warning' : 'error'}>{sentence}</Notice>
          ) : null}
          {done && !refused ? (
            <Notice kind="success">
              {done.what === 'certain' ? words.done.certain(done.count) : words.done[done.what]}
            </Notice>
          ) : null}
          {upload?.code === 'expired' ? <Notice kind="warning">{words.problems.expired}</Notice> : null}
          {statement ? (
            <StatementHead statement={statement} nonce={nonce} />
          ) : (
            <UploadForms {...{ couriers, nonce }} problem={upload} />
          )}
        </>
      }
      filter={
        <>
          <ListTabs
            label={words.tabs}
            list={incomingPaymentsList}
            query={query}
            tabs={paymentStates.map((state) => ({
              name: words.states[state],
              count: counts[state],
              query: { state },
            }))}
            search={{
              filter: 'words',
              field: {
                id: 'payments-search',
                label: words.search,
                defaultValue: query.words,
                maxLength: 100,
              },
              within: query.state === 'open' ? null : { name: 'state', value: query.state },
              button: words.searchButton,
            }}
          />
          {query.state === 'open' && certain > 0 ? (
            <form className={styles.certain} method="post" action={action}>
              <input type="hidden" name="_wpnonce" value={nonce} readOnly />
              <Button type="submit" name="action" value="certain">
                {words.confirmCertain(certain)}
              </Button>
              <p>{words.certainHint}</p>
            </form>
          ) : null}
        </>
      }
      rows={payments}
      empty={query.words === '' ? words.empty[query.state] : words.nothingFound}
      columns={[
        { name: words.columns.payment, text: (payment) => <PaymentFacts payment={payment} /> },
        {
          name: words.columns.amount,
          number: ({ amount, valuedOn }) => (
            <span>
              {formatEuro(amount, locale)}
              <small>{words.valued(writtenDay(valuedOn))}</small>
            </span>
          ),
        },
        { name: words.columns.orders, text: (payment) => <PaymentProposal payment={payment} /> },
        {
          name: words.columns.action,
          text: (payment) => (
            <PaymentActions
              payment={payment}
              action={action}
              nonce={nonce}
              refused={refused?.paymentId === payment.id ? refused : null}
              sentence={sentence}
            />
          ),
        },
      ]}
      pages={{ page, pages, pathOf: (to) => incomingPaymentsList.path({ ...query, page: to }) }}
    >
      {statement || statements.length === 0 ? null : <StatementList statements={statements} />}
    </RecordList>
  );
}

function PaymentFacts({ payment }: { readonly payment: IncomingPayment }) {
  const { incomingPayments: words, locale } = useBackOfficeWords();
  const { kind, payer, text, tracking, decided } = payment;
  const name = payer || tracking || words.noPayer;
  return (
    <span className={styles.text}>
      <span dir="auto">{name}</span>
      {payer !== '' && tracking !== '' ? <small>{tracking}</small> : null}
      {text === '' ? null : <small dir="auto">{text}</small>}
      <small>{words.kinds[kind]}</small>
      {decided ? <small>{words.decided(decided.by, formatDateTime(decided.at, locale))}</small> : null}
    </span>
  );
}

function useSettleSentence(): (problem: SettleProblem) => string {
  const { incomingPayments, locale } = useBackOfficeWords();
  const { settle } = incomingPayments;
  return (problem) => {
    if (problem.code === 'differs') return settle.differs(formatEuro(problem.due, locale));
    return 'number' in problem ? settle[problem.code](problem.number) : settle[problem.code];
  };
}
