import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { futurePrices } from '../rules/future-prices.ts';
import { importVerdicts } from '../rules/import-verdict.ts';
import { priceListPath, type StaffPriceProblem, stagedImportPath } from '../rules/staff-prices.ts';
import type { PriceImport } from '../server/imports/read-price-import.ts';
import styles from './price-lists.module.css';
import { PriceOutcome } from './price-lists-page.tsx';

export type ImportPageProps = {
  readonly list: { readonly id: number; readonly name: string };
  readonly looked: PriceImport;
  readonly nonce: string;
  readonly problem: StaffPriceProblem | null;
};

/** What a file would do to a list, row by row, and the choice to write it. */
export function ImportPage({ list, looked, nonce, problem }: ImportPageProps) {
  const { staffPrices, locale } = useBackOfficeWords();
  const words = staffPrices.importing;
  const { counts, verdict } = looked;
  const path = stagedImportPath(list.id, looked.id);
  const good = counts.new + counts.changed;
  const shown = (text: string | null) => {
    if (text === null || text === '') return '–';
    const { base, tiers } = futurePrices(text);
    const all = [...(base === null ? [] : [{ minQuantity: 1, price: base }]), ...tiers];
    return all.map((tier) => `${tier.minQuantity}+ ${formatEuro(tier.price, locale)}`).join(' · ');
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title(looked.fileName)}</h1>
        <p className={styles.links}>
          <a href={priceListPath(list.id)}>{list.name}</a>
          {counts.wrong > 0 ? (
            <a href={`${path}report.csv`} download>
              {words.report}
            </a>
          ) : null}
        </p>
      </div>
      <PriceOutcome problem={problem} done={null} />
      {looked.isWritten ? <Notice kind="success">{words.written}</Notice> : null}
      {looked.isWritten || good > 0 ? null : <Notice kind="info">{words.nothingToWrite}</Notice>}
      {looked.isWritten || good === 0 ? null : (
        <form className={styles.send} method="post" action={path}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <Button type="submit" name="choice" value="good">
            {words.writeGood(good)}
          </Button>
          {counts.wrong > 0 ? (
            <Button type="submit" kind="secondary" name="choice" value="all">
              {words.writeAll}
            </Button>
          ) : null}
        </form>
      )}
      <nav className={styles.tabs} aria-label={words.title(looked.fileName)}>
        {importVerdicts.map((one) => (
          <a key={one} href={`${path}?rows=${one}`} aria-current={one === verdict ? 'page' : undefined}>
            {words.verdicts[one]} <span>{counts[one].toLocaleString(locale)}</span>
          </a>
        ))}
      </nav>
      <RecordTable
        rows={looked.rows}
        keyOf={(row) => row.line}
        empty={words.noRows}
        columns={[
          { name: words.line, text: (row) => row.line },
          {
            name: words.sku,
            text: (row) => (
              <span className={styles.product}>
                {row.sku || '–'} <small>{row.name}</small>
              </span>
            ),
          },
          ...(verdict === 'wrong'
            ? [
                {
                  name: words.problem,
                  text: (row: PriceImport['rows'][number]) =>
                    row.problem ? staffPrices.problems[row.problem.code](row.problem.text) : '–',
                },
              ]
            : [
                { name: words.before, text: (row: PriceImport['rows'][number]) => shown(row.before) },
                { name: words.after, text: (row: PriceImport['rows'][number]) => shown(row.prices) },
              ]),
        ]}
      />
      <Pagination
        page={looked.page}
        pages={looked.pages}
        addressOf={(page) => `${path}?rows=${verdict}&page=${page}`}
        words={staffPrices.list}
      />
    </div>
  );
}
