import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { ImportPreview } from '#pricing/prices/back-office/import-preview.tsx';
import { useValidityWords } from '#pricing/prices/back-office/use-validity-words.ts';
import type { StaffPriceProblem } from '#pricing/prices/rules/staff-prices.ts';
import { publicVerdicts } from '../rules/public-verdict.ts';
import type { PublicImport, ShownTerms } from '../server/imports/read-public-import.ts';
import styles from './public-prices.module.css';

export type PublicImportPageProps = {
  readonly list: { readonly id: number; readonly name: string };
  readonly looked: PublicImport;
  readonly nonce: string;
  readonly problem: StaffPriceProblem | null;
};

/** What a file would do to the prices that everybody is asked, its progress, and what came of it. */
export function PublicImportPage({ list, looked, nonce, problem }: PublicImportPageProps) {
  const { staffPublicPrices: words, locale } = useBackOfficeWords();
  const validityOf = useValidityWords();
  const { counts, state } = looked;
  const euro = (cents: number) => formatEuro(toCents(cents), locale);
  const shown = ({ regular, sale, from, to }: ShownTerms) => (
    <span className={styles.terms}>
      {regular === null ? '–' : euro(regular)}
      {sale === null ? null : (
        <small>
          {words.onSaleAt(euro(sale))}
          {from === null && to === null ? '' : `, ${validityOf({ from, to })}`}
        </small>
      )}
    </span>
  );
  return (
    <ImportPreview
      list={list}
      looked={looked}
      counts={publicVerdicts.flatMap((verdict) =>
        verdict === 'conflict' && counts.conflict === 0 ? [] : [[verdict, counts[verdict]] as const],
      )}
      isOpen={state === 'looked-at'}
      outcome={
        <>
          {state === 'writing' ? <Progress looked={looked} /> : null}
          {state === 'written' ? (
            <Notice kind="success">{words.saved(counts.new + counts.changed)}</Notice>
          ) : null}
          {counts.conflict > 0 ? <Notice kind="info">{words.leftAlone(counts.conflict)}</Notice> : null}
        </>
      }
      before={(row) => shown(row.before)}
      after={(row) => shown(row.after)}
      nonce={nonce}
      problem={problem}
    />
  );
}

const LOOK_EVERY_MS = 1000;

function Progress({ looked: { processed, counts } }: Pick<PublicImportPageProps, 'looked'>) {
  const { staffPublicPrices: words } = useBackOfficeWords();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const rows = counts.new + counts.changed + counts.conflict;
  return (
    <div className={styles.progress}>
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <progress aria-label={words.saving} value={processed} max={Math.max(rows, 1)} />
      <p>{words.progress(Math.min(processed, rows), rows)}</p>
      <p className={styles.hint}>{words.progressHint}</p>
    </div>
  );
}
