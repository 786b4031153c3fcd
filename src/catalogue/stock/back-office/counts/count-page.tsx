import { type ReactNode, useState } from 'react';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { CountPage as Page, StockCount } from '../../rules/counts/count.ts';
import type { CountAction } from '../../rules/counts/count-form.ts';
import type { ScanAnswer } from '../../rules/scan-answer.ts';
import { ScanField } from '../scan-field.tsx';
import { CodesNotCounted } from './codes-not-counted.tsx';
import { countTones } from './count-list.tsx';
import { CountedList } from './counted-list.tsx';
import type { RefusedCount } from './refused-count.ts';

export type CountPageProps = {
  readonly list: Page;
  /** where it is counted; '' in a shop with one location */
  readonly location: string;
  readonly nonce: string;
  readonly done: CountAction | null;
  readonly refused: RefusedCount | null;
  /** what was answered to a code that was sent without scripts */
  readonly scanned: ScanAnswer | null;
};

/** A count under way: the field of the scanner, codes that counted nothing, the list, and its end; of a closed one what was counted. */
export function CountPage({ list, location, nonce, done, refused, scanned }: CountPageProps) {
  const { staffCounts: words, backOffice } = useBackOfficeWords();
  const { count, tabs, codes } = list;
  const path = `/staff/stock/counts/${count.id}/`;
  const isOpen = count.state === 'open';
  // What was done before is no news any more.
  const [hasScanned, setScanned] = useState(false);
  return (
    <>
      <a className={sheet.back} href="/staff/stock/counts/">
        {words.back}
      </a>
      <CountHead count={count} location={location}>
        <a className={buttonClass({ kind: isOpen ? 'primary' : 'secondary' })} href={`${path}differences/`}>
          {words.toDifferences}
        </a>
      </CountHead>
      {done && !refused && !hasScanned ? <Notice kind="success">{words.done[done]}</Notice> : null}
      {refused?.problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      {isOpen ? (
        <>
          <p>
            <b>{words.progress(tabs.counted, tabs.all)}</b>{' '}
            <span className={sheet.hint}>{words.freePieces}</span>
          </p>
          <ScanField
            path={path}
            nonce={nonce}
            hint={words.scanHint}
            answered={scanned}
            hasQuantity
            onScan={() => setScanned(true)}
          />
        </>
      ) : null}
      {codes.length === 0 ? null : (
        <CodesNotCounted codes={codes} path={path} nonce={nonce} isOpen={isOpen} />
      )}
      <CountedList list={list} nonce={nonce} refused={refused} />
      {isOpen ? (
        <form className={sheet.sheet} method="post" action={path}>
          <h2>{words.cancel.title}</h2>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <p className={sheet.hint}>{words.cancel.hint}</p>
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="cancel" kind="secondary">
              {words.cancel.button}
            </Button>
          </div>
        </form>
      ) : null}
    </>
  );
}

/** What a count is called and how it stands. */
export function CountHead({
  count,
  location,
  title = count.name,
  children,
}: {
  readonly count: StockCount;
  readonly location: string;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  const { staffCounts: words, locale } = useBackOfficeWords();
  const { state, scope, scopeName, createdAt, createdBy, closedAt, closedBy } = count;
  return (
    <>
      <div className={sheet.heading}>
        <h1>{title}</h1>
        {children}
      </div>
      <StaffFacts
        framed
        facts={[
          [
            words.columns.state,
            <Badge key="state" tone={countTones[state]}>
              {words.states[state]}
            </Badge>,
          ],
          ...(location === '' ? [] : [[words.fields.locationId, location] as const]),
          [words.fields.scope, words.scopeOf[scope](scopeName)],
          [
            words.columns.begun,
            `${formatDateTime(createdAt, locale)}${createdBy === '' ? '' : ` · ${createdBy}`}`,
          ],
        ]}
      />
      {closedAt && state !== 'open' ? (
        <p>{words.closed[state](formatDateTime(closedAt, locale), closedBy)}</p>
      ) : null}
    </>
  );
}
