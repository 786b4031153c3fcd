import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type ProductsQuery, productsList } from '../rules/product-list.ts';
import {
  LONGEST_VIEW_NAME,
  type ProductListColumn,
  type ProductView,
  productListColumns,
} from '../rules/product-list-columns.ts';
import styles from './list-setup.module.css';

export type ListSetupProps = {
  readonly query: ProductsQuery;
  readonly columns: readonly ProductListColumn[];
  readonly views: readonly ProductView[];
  readonly nonce: string;
};

/** Which saved view of the list is open, what to save it as, and which columns it has. */
export function ListSetup({ query, columns, views, nonce }: ListSetupProps) {
  const { staffProducts: words, staffBulkEdit } = useBackOfficeWords();
  const action = productsList.path(query);
  const opened = views.find(({ id }) => id === query.view);
  return (
    <div className={styles.setup}>
      <a className={styles.link} href="/staff/products/bulk/">
        {staffBulkEdit.openList}
      </a>
      <details className={styles.menu}>
        <summary>
          {opened ? words.openView(opened.name) : words.views}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.panel}>
          {views.length === 0 ? <p>{words.noViews}</p> : null}
          <ul className={styles.views}>
            {views.map((view) => (
              <li key={view.id}>
                <a href={view.path} aria-current={view.id === query.view ? 'page' : undefined}>
                  {view.name}
                  {view.isShared ? <small>{words.sharedBy(view.by)}</small> : null}
                </a>
                {view.mayDelete ? (
                  <form method="post" action={action}>
                    <input type="hidden" name="_wpnonce" value={nonce} readOnly />
                    <input type="hidden" name="view" value={view.id} readOnly />
                    <button
                      type="submit"
                      name="action"
                      value="delete-view"
                      aria-label={words.deleteView(view.name)}
                    >
                      <Icon name="close" />
                    </button>
                  </form>
                ) : null}
              </li>
            ))}
          </ul>
          <form className={styles.form} method="post" action={action}>
            <input type="hidden" name="_wpnonce" value={nonce} readOnly />
            <TextField
              id="products-view-name"
              name="name"
              label={words.viewName}
              hint={words.viewHint}
              maxLength={LONGEST_VIEW_NAME}
              autoComplete="off"
              required
            />
            <Checkbox name="shared" value="1">
              {words.viewShared}
            </Checkbox>
            <Button type="submit" name="action" value="view" kind="secondary">
              {words.saveView}
            </Button>
          </form>
        </div>
      </details>
      <details className={styles.menu}>
        <summary>
          {words.columnsTitle}
          <Icon name="chevron-down" />
        </summary>
        <form className={styles.panel} method="post" action={action}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <fieldset className={styles.columns}>
            <legend>{words.columnsShown}</legend>
            {productListColumns.map((column) => (
              <Checkbox key={column} name="column" value={column} defaultChecked={columns.includes(column)}>
                {words.columns[column]}
              </Checkbox>
            ))}
          </fieldset>
          <Button type="submit" name="action" value="columns" kind="secondary">
            {words.saveColumns}
          </Button>
        </form>
      </details>
    </div>
  );
}
