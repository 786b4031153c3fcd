import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { StaffTabs } from '#foundation/records/back-office/staff-tabs.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { libraryItemPath, libraryUploadPath } from '../rules/library-form.ts';
import { isInTheMaking } from '../rules/library-item.ts';
import {
  type LibraryListQuery,
  type ListedItem,
  libraryKinds,
  libraryList,
  libraryUses,
  libraryViews,
} from '../rules/library-list.ts';
import type { UploadOutcome } from '../rules/upload-outcome.ts';
import styles from './library.module.css';
import { LibraryGrid } from './library-grid.tsx';
import { LibraryThumb } from './library-thumb.tsx';
import { UploadForm } from './upload-form.tsx';
import { UploadReport } from './upload-report.tsx';
import { useRevalidateWhile } from './use-revalidate-while.ts';

export type LibraryPageProps = {
  readonly query: LibraryListQuery;
  readonly items: readonly ListedItem[];
  readonly total: number;
  readonly pages: number;
  /** of `libraryAction` */
  readonly nonce: string;
  readonly isRemoved: boolean;
  /** of an upload without scripts */
  readonly outcome: UploadOutcome | null;
};

/** The media library: new pictures and documents, and all that there are, as a grid or as a table. */
export function LibraryPage(props: LibraryPageProps) {
  const { query, items, total, pages, nonce, isRemoved, outcome } = props;
  const { staffMedia: words, backOffice } = useBackOfficeWords();
  useRevalidateWhile(items.some(isInTheMaking));
  const isFiltered = libraryList.isFiltered(query, ['words', 'kind', 'use']);
  const empty = isFiltered ? words.nothingFound : words.empty;
  return (
    <>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{`${words.intro} ${words.count(total)}.`}</p>
      </div>
      {isRemoved ? <Notice kind="success">{words.removed}</Notice> : null}
      {outcome === null ? null : <UploadReport {...outcome} />}
      <UploadForm path={libraryUploadPath} nonce={nonce} purpose="library" />
      <ListFilter
        list={libraryList}
        query={query}
        words={words}
        fields={{
          words: { search: words.search },
          kind: {
            choice: words.kind,
            options: [
              { value: '', label: words.kinds.all },
              ...libraryKinds.map((value) => ({ value, label: words.kinds[value] })),
            ],
          },
          use: {
            choice: words.use,
            options: [
              { value: '', label: words.uses.all },
              ...libraryUses.map((value) => ({ value, label: words.uses[value] })),
            ],
          },
        }}
        within={query.view === 'grid' ? null : { name: 'view', value: query.view }}
      />
      <StaffTabs
        label={words.view}
        tabs={libraryViews.map((view) => ({
          path: libraryList.path({ ...query, view }),
          name: words.views[view],
          count: null,
          isShown: query.view === view,
        }))}
      />
      {query.view === 'grid' ? (
        <LibraryGrid items={items} empty={empty} />
      ) : (
        <RecordTable
          rows={items}
          keyOf={({ id }) => id}
          empty={empty}
          columns={[
            {
              name: words.columns.name,
              text: (item) => (
                <span className={styles.named}>
                  <LibraryThumb picture={item} kind="row" />
                  <span>
                    <a href={libraryItemPath(item.id)}>{item.fileName || item.title || words.fromTheShop}</a>
                    {item.alt === '' ? null : <small>{item.alt}</small>}
                  </span>
                </span>
              ),
            },
            {
              name: words.columns.size,
              text: (item) => {
                if (isInTheMaking(item)) return words.making;
                return item.width === 0 ? '–' : words.pixels(item.width, item.height);
              },
            },
            {
              name: words.columns.weight,
              number: ({ bytes }) => (bytes === 0 ? '–' : words.weight(Math.ceil(bytes / 1000))),
            },
            {
              name: words.columns.state,
              status: ({ isUsed }) => ({
                tone: isUsed ? 'green' : 'plain',
                label: isUsed ? words.used : words.unused,
              }),
            },
            { name: words.columns.date, date: ({ createdAt }) => createdAt.toISOString() },
          ]}
        />
      )}
      <Pagination
        page={query.page}
        pages={pages}
        addressOf={(page) => libraryList.path({ ...query, page })}
        words={backOffice.orders}
      />
    </>
  );
}
