import type { ReactNode } from 'react';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { isGivenBack } from '#selling/orders/rules/refunds/refund-state.ts';
import { returnName, staffReturnsPath, staffSlipPath } from '../rules/return-paths.ts';
import { hasSlip } from '../rules/return-slip.ts';
import type { ReturnAction } from '../rules/staff-returns.ts';
import type { StaffReturn } from '../server/read-staff-return.ts';
import { ReturnForms } from './return-forms.tsx';
import { ReturnLinesTable } from './return-lines-table.tsx';
import { returnTones } from './return-list.tsx';
import styles from './return-page.module.css';
import { staffReturnProblem } from './staff-return-problem.ts';
import type { RefusedReturnForm } from './step-sheet.tsx';

export type ReturnPageProps = StaffReturn & {
  readonly done: ReturnAction | null;
  readonly refused: RefusedReturnForm | null;
  readonly payout?: ReactNode;
};

/** A return for staff: what is known of it, the next step, and what happened so far. */
export function ReturnPage({ done, refused, payout, ...page }: ReturnPageProps) {
  const { staffReturns: words, locale } = useBackOfficeWords();
  const { record } = page;
  return (
    <div className={styles.page}>
      <a className={sheet.back} href={staffReturnsPath}>
        {words.back}
      </a>
      <h1>{words.titleOf(returnName(record.number))}</h1>
      {refused ? (
        <Notice kind={refused.problem.code === 'expired' ? 'warning' : 'error'}>
          {staffReturnProblem(words, refused.problem, locale)}
        </Notice>
      ) : done ? (
        <Notice kind="success">{words.done[done]}</Notice>
      ) : null}
      <Facts {...page} />
      {hasSlip(record.state) ? (
        <p className={styles.files}>
          <a href={staffSlipPath(record.id)}>{words.slip}</a>
        </p>
      ) : null}
      {record.reason === '' ? null : (
        <section className={styles.section}>
          <h2>{words.reason}</h2>
          <p className={styles.said} dir="auto">
            {record.reason}
          </p>
        </section>
      )}
      {record.files.length === 0 ? null : (
        <section className={styles.section}>
          <h2>{words.pictures}</h2>
          <ul className={styles.files}>
            {record.files.map(({ id, name }) => (
              <li key={id}>
                <a href={`${staffReturnsPath}files/${id}/`}>{words.picture(name)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <h2>{words.linesTitle}</h2>
        <Lines record={record} />
      </section>
      <ReturnForms {...page} refused={refused} payout={payout} />
      <History record={record} />
    </div>
  );
}

function Facts({ record, dueOn }: StaffReturn) {
  const { staffReturns: words, locale } = useBackOfficeWords();
  const { refund } = record;
  return (
    <StaffFacts
      framed
      facts={[
        [
          words.facts.state,
          <Badge key="state" tone={returnTones[record.state]}>
            {words.states[record.state]}
          </Badge>,
        ],
        [
          words.facts.order,
          <a key="order" href={`/staff/orders/${record.orderId}/`}>
            {record.orderNumber}
          </a>,
        ],
        [words.facts.kind, words.kinds[record.kind]],
        [words.facts.customer, record.name],
        [words.facts.email, record.email],
        ...(dueOn === null ? [] : [[words.facts.due, writtenDay(dueOn)] as const]),
        ...(record.settledAs === null
          ? []
          : [[words.facts.settled, words.settlements[record.settledAs]] as const]),
        ...(refund
          ? [
              [
                isGivenBack(refund.state) ? words.facts.refund : words.facts.refundUnderWay,
                formatEuro(refund.total, locale),
              ] as const,
            ]
          : []),
        ...(record.code === null ? [] : [[words.facts.code, record.code] as const]),
      ]}
    />
  );
}

function Lines({ record }: Pick<StaffReturn, 'record'>) {
  const { staffReturns: words } = useBackOfficeWords();
  const isOpened = record.lines.some(({ conditions }) => conditions !== null);
  const isMoved = record.lines.some(({ restocked, scrapped }) => restocked + scrapped > 0);
  const conditions = (['asNew', 'damaged', 'missing'] as const).map((name) => ({
    name: words.lines[name],
    cell: (line: StaffReturn['record']['lines'][number]) => line.conditions?.[name] ?? 0,
  }));
  const moved = (['restocked', 'scrapped'] as const).map((name) => ({
    name: words.lines[name],
    cell: (line: StaffReturn['record']['lines'][number]) => line[name],
  }));
  return (
    <ReturnLinesTable
      lines={record.lines}
      more={[...(isOpened ? conditions : []), ...(isMoved ? moved : [])]}
    />
  );
}

function History({ record }: Pick<StaffReturn, 'record'>) {
  const { staffReturns: words, locale } = useBackOfficeWords();
  return (
    <section className={styles.section} aria-labelledby="return-history">
      <h2 id="return-history">{words.history}</h2>
      <ol className={styles.events}>
        {record.events.toReversed().map((event) => (
          <li key={event.id}>
            <small>
              <time dateTime={event.at}>{formatDateTime(event.at, locale)}</time> ·{' '}
              {event.name || words.who[event.who]}
            </small>
            <p>{words.states[event.state]}</p>
            {event.note === '' ? null : (
              <p className={styles.said} dir="auto">
                {event.note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
