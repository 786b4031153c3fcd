import type { ReactNode } from 'react';
import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import { type RecordColumn, RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { articleTitle } from '../../rules/article-stock.ts';
import { differenceOf, type Transfer, type TransferLine } from '../../rules/transfer.ts';
import {
  receivedField,
  type TransferAction,
  transferPath,
  transfersPath,
} from '../../rules/transfer-form.ts';
import styles from '../stock.module.css';
import { type RefusedTransfer, transferSentence } from './refused-transfer.ts';
import { transferTones } from './transfer-list.tsx';

export type SentTransferProps = {
  readonly transfer: Transfer;
  readonly nonce: string;
  readonly done: TransferAction | null;
  readonly refused: RefusedTransfer | null;
};

/** A transfer on its way, with the form of what arrived; or one that is closed, with what differs. */
export function SentTransfer({ transfer, nonce, done, refused }: SentTransferProps) {
  const { staffTransfers: words, backOffice } = useBackOfficeWords();
  const { id, rows, state, from, fewer, more } = transfer;
  const isSent = state === 'sent';
  const problem = refused?.problems?.lines ?? null;
  return (
    <>
      <a className={sheet.back} href={transfersPath}>
        {words.back}
      </a>
      <h1>{words.titleOf(id)}</h1>
      {done && !refused ? <Notice kind="success">{words.done[done]}</Notice> : null}
      {refused?.problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      {fewer > 0 ? <Notice kind="warning">{words.fewer(fewer)}</Notice> : null}
      {more > 0 ? <Notice kind="warning">{words.more(more)}</Notice> : null}
      <TransferFacts transfer={transfer} />
      {isSent ? (
        <>
          <form className={styles.section} method="post" action={transferPath(id)} noValidate>
            <h2 id="transfer-lines">{words.linesTitle}</h2>
            {problem ? (
              <FormSummary
                problems={[
                  {
                    id: 'field' in problem ? problem.field : 'transfer-lines',
                    sentence: transferSentence(words, problem),
                  },
                ]}
              />
            ) : null}
            <input type="hidden" name="_wpnonce" value={nonce} readOnly />
            <Lines
              rows={rows}
              received={(line) => <ReceivedField line={line} refused={problem ? refused : null} />}
            />
            <p className={sheet.hint}>{words.receiveHint(transfer.to)}</p>
            <div className={sheet.buttons}>
              <Button type="submit" name="action" value="receive">
                {words.receive}
              </Button>
            </div>
          </form>
          <form className={sheet.sheet} method="post" action={transferPath(id)}>
            <h2>{words.cancel.title}</h2>
            <input type="hidden" name="_wpnonce" value={nonce} readOnly />
            <p className={sheet.hint}>{words.cancel.hint(from)}</p>
            <div className={sheet.buttons}>
              <Button type="submit" name="action" value="cancel" kind="secondary">
                {words.cancel.button}
              </Button>
            </div>
          </form>
        </>
      ) : (
        <section className={styles.section} aria-labelledby="transfer-lines">
          <h2 id="transfer-lines">{words.linesTitle}</h2>
          <Lines
            rows={rows}
            received={state === 'received' ? (line) => line.received : null}
            hasDifference={state === 'received'}
          />
        </section>
      )}
    </>
  );
}

function TransferFacts({ transfer }: { readonly transfer: Transfer }) {
  const { staffTransfers: words, locale } = useBackOfficeWords();
  const { state, from, to, note, pieces, sentAt, sentBy, closedAt, closedBy } = transfer;
  const when = (at: string, by: string) => [formatDateTime(at, locale), by].filter((text) => text !== '');
  return (
    <StaffFacts
      framed
      facts={[
        [
          words.columns.state,
          <Badge key="state" tone={transferTones[state]}>
            {words.states[state]}
          </Badge>,
        ],
        [words.fields.fromId, from],
        [words.fields.toId, to],
        ...(sentAt ? [[words.sentBy, when(sentAt, sentBy).join(' · ')] as const] : []),
        ...(closedAt && (state === 'received' || state === 'cancelled')
          ? [[words.closedBy[state], when(closedAt, closedBy).join(' · ')] as const]
          : []),
        [words.pieces, pieces],
        ...(note === '' ? [] : [[words.fields.note, note] as const]),
      ]}
    />
  );
}

type LinesProps = {
  readonly rows: readonly TransferLine[];
  readonly received: ((line: TransferLine) => ReactNode) | null;
  readonly hasDifference?: boolean;
};

function Lines({ rows, received, hasDifference = false }: LinesProps) {
  const { staffTransfers: words, staffStock, locale } = useBackOfficeWords();
  const signed = (pieces: number) =>
    pieces.toLocaleString(locale, { signDisplay: 'exceptZero', useGrouping: false });
  const more: readonly RecordColumn<TransferLine>[] = [
    ...(received ? [{ name: words.received, number: received }] : []),
    ...(hasDifference
      ? [
          {
            name: words.difference,
            number: (line: TransferLine) =>
              differenceOf(line) === 0 ? '–' : <b>{signed(differenceOf(line))}</b>,
          },
        ]
      : []),
  ];
  return (
    <RecordTable
      rows={rows}
      keyOf={({ id }) => id}
      empty={words.noLines}
      columns={[
        {
          name: staffStock.columns.article,
          link: (line) => ({
            path: `/staff/stock/${line.id}/`,
            label: line.name,
            note: [line.sku ?? '', line.choices].filter((text) => text !== '').join(' · '),
          }),
        },
        { name: words.sent, number: ({ quantity }) => quantity },
        ...more,
      ]}
    />
  );
}

type ReceivedProps = { readonly line: TransferLine; readonly refused: RefusedTransfer | null };

function ReceivedField({ line, refused }: ReceivedProps) {
  const { staffTransfers: words } = useBackOfficeWords();
  const name = line.sku ?? articleTitle(line);
  const field = receivedField(line.id);
  const problem = refused?.problems?.lines;
  return (
    <>
      <input type="hidden" name="line" value={line.id} readOnly />
      <input type="hidden" name={`sku-${line.id}`} value={name} readOnly />
      <input
        className={styles.figure}
        id={field}
        name={field}
        aria-invalid={(problem && 'field' in problem && problem.field === field) || undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-label={words.receivedOf(name)}
        defaultValue={refused ? typedText(refused.typed, field) : String(line.quantity)}
      />
    </>
  );
}
