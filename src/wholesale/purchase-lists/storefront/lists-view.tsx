import { AccountFrame, type AccountFrameProps } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { EmptyPanel } from '#kit/ui/display/empty-panel.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { hiddenOnPhones } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { listPath } from '../rules/list-form.ts';
import type { ListRow } from '../rules/list-view.ts';
import styles from './lists-view.module.css';
import { useListWords } from './use-list-words.ts';

type ListsViewProps = Required<Omit<AccountFrameProps, 'title' | 'current' | 'children'>> & {
  readonly lists: readonly ListRow[];
};

/** The table of a customer's purchase lists, or how to come to the first one (LIST-01). */
export function ListsView({ lists, platform, reader, leave, flash, savesMethods }: ListsViewProps) {
  const { locale } = useWords();
  const { title, intro, table } = useListWords();
  return (
    <AccountFrame
      title={title}
      current="purchase-lists"
      {...{ platform, reader, leave, flash, savesMethods }}
    >
      {lists.length === 0 ? (
        <NoLists />
      ) : (
        <>
          <p className={styles.intro}>{intro}</p>
          <table className={styles.table}>
            <thead className={hiddenOnPhones}>
              <tr>
                <th scope="col">{table.name}</th>
                <th scope="col" className={styles.number}>
                  {table.lines}
                </th>
                <th scope="col" className={styles.number}>
                  {table.pieces}
                </th>
                <th scope="col">{table.updated}</th>
              </tr>
            </thead>
            <tbody>
              {lists.map((list) => (
                <tr key={list.id}>
                  <th scope="row">
                    <a href={listPath(list.id)}>{list.title}</a>
                    {list.owner === '' ? null : (
                      <small className={styles.owner}>{table.owner(list.owner)}</small>
                    )}
                  </th>
                  <td className={styles.number} data-label={table.lines}>
                    {list.lines}
                  </td>
                  <td className={styles.number} data-label={table.pieces}>
                    {list.pieces}
                  </td>
                  <td className={styles.moment} data-label={table.updated}>
                    {formatDateTime(list.updatedAt, locale)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </AccountFrame>
  );
}

function NoLists() {
  const { none } = useListWords();
  return (
    <EmptyPanel title={none.title} advice={none.advice}>
      <a className={buttonClass()} href={shopPath}>
        {none.toShop}
      </a>
      <a className={buttonClass({ kind: 'secondary' })} href="/cart/">
        {none.toCart}
      </a>
    </EmptyPanel>
  );
}
