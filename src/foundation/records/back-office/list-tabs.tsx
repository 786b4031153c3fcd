import { Button } from '#kit/ui/controls/button.tsx';
import { TextField, type TextFieldProps } from '#kit/ui/controls/text-field.tsx';
import type { Filters, ListQuery, QueryOf } from '../rules/list-query.ts';
import styles from './list-tabs.module.css';
import { StaffTabs } from './staff-tabs.tsx';

export type ListTabsProps<F extends Filters> = {
  readonly label: string;
  readonly list: ListQuery<F>;
  readonly query: QueryOf<F>;
  /** the first one shows all; `query` is what a tab changes */
  readonly tabs: readonly {
    readonly name: string;
    /** null where they are not counted */
    readonly count: number | null;
    readonly query: Partial<QueryOf<F>>;
  }[];
  /** leaves out tabs without records, but the first and the one that is shown */
  readonly hidesEmpty?: boolean;
  /** a search in the shown tab, beside the tabs */
  readonly search?: {
    readonly filter: keyof F & string;
    readonly field: Pick<TextFieldProps, 'id' | 'label' | 'hint' | 'defaultValue' | 'maxLength'>;
    readonly within: { readonly name: string; readonly value: string } | null;
    readonly button: string;
  };
};

/** The parts of a list by one of its filters. */
export function ListTabs<F extends Filters>(props: ListTabsProps<F>) {
  const { label, list, query, tabs, hidesEmpty = false, search } = props;
  const shown = tabs
    .map((tab) => ({
      path: list.path({ ...query, ...tab.query, page: 1 }),
      name: tab.name,
      count: tab.count,
      isShown: Object.entries(tab.query).every(([name, value]) => query[name as keyof F] === value),
    }))
    .filter(({ count, isShown }, index) => !hidesEmpty || index === 0 || count !== 0 || isShown);
  const links = <StaffTabs label={label} tabs={shown} />;
  if (!search) return links;
  return (
    <div className={styles.searched}>
      {links}
      <search>
        <form className={styles.search} method="get" action={list.path()}>
          {search.within ? <input type="hidden" {...search.within} readOnly /> : null}
          <TextField {...search.field} name={list.filters[search.filter]?.param} type="search" />
          <Button type="submit" kind="secondary">
            {search.button}
          </Button>
        </form>
      </search>
    </div>
  );
}
