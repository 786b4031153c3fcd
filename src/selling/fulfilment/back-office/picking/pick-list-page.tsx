import { useState } from 'react';
import { ScanField } from '#catalogue/stock/back-office/scan-field.tsx';
import type { ScanAnswer } from '#catalogue/stock/rules/scan-answer.ts';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PickList } from '../../rules/picking/pick-list.ts';
import {
  type PickListDone,
  type PickListProblem,
  pickListPath,
  pickListsPath,
} from '../../rules/picking/pick-list-form.ts';
import { pickListTones } from './pick-lists-page.tsx';
import { PickWalk } from './pick-walk.tsx';
import styles from './picking.module.css';

export type PickListPageProps = {
  readonly list: PickList;
  readonly mayOpenStock: boolean;
  /** of `pickListsAction` */
  readonly nonce: string;
  readonly done: PickListDone | null;
  readonly refused: { readonly problem: PickListProblem; readonly stop: number | null } | null;
  /** what was answered to a code that was sent without scripts */
  readonly scanned: ScanAnswer | null;
};

/** A pick list: the field of the scanner, the walk, and its end; of a closed one what was fetched. */
export function PickListPage({ list, mayOpenStock, nonce, done, refused, scanned }: PickListPageProps) {
  const { staffPicking: words } = useBackOfficeWords();
  const { id, state, stops, isSplit } = list;
  const path = pickListPath(id);
  const isOpen = state === 'open';
  const left = stops.reduce((sum, { open }) => sum + open, 0);
  // What was done before is no news any more.
  const [hasScanned, setScanned] = useState(false);
  const sentence = refused ? words.problems[refused.problem] : '';
  const isAtStop = refused !== null && stops.some((stop) => stop.id === refused.stop && stop.open > 0);
  return (
    <>
      <a className={sheet.back} href={pickListsPath}>
        {words.back}
      </a>
      <div className={sheet.heading}>
        <h1>{words.titleOf(id)}</h1>
        <a className={buttonClass({ kind: 'secondary' })} href={`${path}list.pdf`}>
          {words.print}
        </a>
      </div>
      {done && !refused && !hasScanned ? <Notice kind="success">{words.done[done]}</Notice> : null}
      {refused && !isAtStop ? <Notice kind="warning">{sentence}</Notice> : null}
      <PickListFacts list={list} />
      {isOpen ? (
        <ScanField
          path={path}
          nonce={nonce}
          hint={words.scanHint}
          answered={scanned}
          hasQuantity
          onScan={() => setScanned(true)}
        />
      ) : null}
      <PickWalk
        stops={stops}
        isSplit={isSplit}
        mayOpenStock={mayOpenStock}
        form={isOpen ? { path, nonce } : null}
        refused={refused && isAtStop ? { stop: refused.stop ?? 0, sentence } : null}
      />
      {isOpen ? (
        <div className={styles.ends}>
          {(['close', 'cancel'] as const).map((action) => (
            <form key={action} className={sheet.sheet} method="post" action={path}>
              <h2>{words[action].title}</h2>
              <input type="hidden" name="_wpnonce" value={nonce} readOnly />
              <p className={sheet.hint}>
                {action === 'close' && left > 0 ? `${words.close.left(left)} ` : ''}
                {words[action].hint}
              </p>
              <div className={sheet.buttons}>
                <Button
                  type="submit"
                  name="action"
                  value={action}
                  kind={action === 'close' && left === 0 ? 'primary' : 'secondary'}
                >
                  {words[action].button}
                </Button>
              </div>
            </form>
          ))}
        </div>
      ) : null}
    </>
  );
}

function PickListFacts({ list }: { readonly list: PickList }) {
  const { staffPicking: words, locale } = useBackOfficeWords();
  const { state, createdAt, createdBy, closedAt, closedBy, orders } = list;
  const when = (at: string, by: string) =>
    [formatDateTime(at, locale), by].filter((text) => text !== '').join(' · ');
  return (
    <StaffFacts
      framed
      facts={[
        [
          words.state,
          <Badge key="state" tone={pickListTones[state]}>
            {words.states[state]}
          </Badge>,
        ],
        [words.createdAt, when(createdAt, createdBy)],
        ...(closedAt === null ? [] : [[words.closedAt, when(closedAt, closedBy)] as const]),
        [
          words.orders,
          <span key="orders" className={styles.orders}>
            {orders.map(({ id, number }) => (
              <a key={id} href={`/staff/orders/${id}/`}>
                {number}
              </a>
            ))}
          </span>,
        ],
      ]}
    />
  );
}
