import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type FileProblem,
  type PriceAction,
  priceListPath,
  priceListsPath,
  type StaffPriceProblem,
} from '../rules/staff-prices.ts';
import type { ListEntries, StaffListEntry } from '../server/staff/read-list-entries.ts';
import type { StaffPercentage } from '../server/staff/read-list-percentages.ts';
import type { StaffPriceList } from '../server/staff/read-price-lists.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryTable } from './entry-table.tsx';
import { ImportForm } from './import-form.tsx';
import { PercentageSection } from './percentage-section.tsx';
import styles from './price-lists.module.css';
import { PriceOutcome } from './price-lists-page.tsx';

type Named = { readonly id: number; readonly name: string };

export type PriceListPageProps = {
  readonly list: StaffPriceList;
  readonly found: ListEntries;
  readonly words: string;
  readonly edited: StaffListEntry | null;
  readonly percentages: readonly StaffPercentage[];
  readonly brands: readonly Named[];
  readonly categories: readonly Named[];
  readonly nonce: string;
  readonly done: PriceAction | null;
  readonly file: FileProblem | null;
  readonly problem: {
    readonly error: StaffPriceProblem;
    readonly entered: Readonly<Record<string, string>>;
  } | null;
};

/** One price list: its prices with search and pages, percentages, and files in and out. */
export function PriceListPage(props: PriceListPageProps) {
  const { list, found, nonce, problem } = props;
  const { staffPrices: words } = useBackOfficeWords();
  const path = priceListPath(list.id);
  const addressOf = (page: number) => {
    const asked = new URLSearchParams({
      ...(props.words === '' ? {} : { s: props.words }),
      ...(page > 1 ? { page: String(page) } : {}),
    });
    return asked.size === 0 ? path : `${path}?${asked}`;
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{list.name}</h1>
        <p className={styles.links}>
          <a href={priceListsPath}>{words.back}</a>
          <a href={`${path}export.csv`} download>
            {words.list.exportLink}
          </a>
        </p>
      </div>
      <p className={styles.hint}>
        {list.includesTax ? words.gross : words.net} · {list.groups.join(', ') || words.noGroup}
      </p>
      <PriceOutcome problem={problem?.error ?? null} done={props.done} file={props.file} />
      <section className={styles.section} aria-labelledby="entries">
        <div className={styles.head}>
          <h2 id="entries">{words.list.heading}</h2>
          <p className={styles.hint}>{words.list.entries(found.total)}</p>
        </div>
        <search>
          <form className={styles.search} method="get" action={path}>
            <TextField
              id="list-search"
              name="s"
              type="search"
              label={words.list.search}
              hint={words.list.searchHint}
              defaultValue={props.words}
              maxLength={100}
            />
            <Button type="submit" kind="secondary">
              {words.list.searchButton}
            </Button>
          </form>
        </search>
        <EntryTable list={list} entries={found.entries} nonce={nonce} hasFilter={props.words !== ''} />
        <Pagination page={found.page} pages={found.pages} addressOf={addressOf} words={words.list} />
      </section>
      <EntryForm list={list} edited={props.edited} entered={problem?.entered ?? null} nonce={nonce} />
      <PercentageSection
        list={list}
        percentages={props.percentages}
        brands={props.brands}
        categories={props.categories}
        entered={problem?.entered ?? null}
        nonce={nonce}
      />
      <ImportForm listId={list.id} hint={words.importing.hint} nonce={nonce} />
    </div>
  );
}
