import type { ReactNode } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select, type SelectOption } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import type { Filters, ListQuery, QueryOf } from '../rules/list-query.ts';
import styles from './list-filter.module.css';

/** The field of a filter: its label under the name of its kind. */
type FilterField =
  | { readonly search: string; readonly hint?: string }
  | { readonly choice: string; readonly options: readonly SelectOption[] }
  | { readonly day: string }
  | { readonly flag: string };

export type ListFilterProps<F extends Filters> = {
  readonly list: ListQuery<F>;
  readonly query: QueryOf<F>;
  readonly words: { readonly filter: string; readonly show: string; readonly reset: string };
  /** by filter, in the order of the form; the first is the widest */
  readonly fields: { readonly [Name in keyof F]?: FilterField };
  /** what stays as it is: the tab that is searched */
  readonly within?: { readonly name: string; readonly value: string } | null;
  /** the address of the whole list, null where all of it is shown; unless it is given, the fields are emptied */
  readonly resetPath?: string | null;
};

const lastDay = '2099-12-31';

/** The fields that filter a list of the staff area. */
export function ListFilter<F extends Filters>(props: ListFilterProps<F>) {
  const { list, query, words, fields, within } = props;
  const entries = Object.entries(fields) as [keyof F & string, FilterField][];
  const names = entries.map(([name]) => name);
  const emptied = list.isFiltered(query, names) ? list.path(list.without(query, names)) : null;
  const { resetPath = emptied } = props;
  return (
    <search className={styles.filter}>
      <form
        className={entries.length > 5 ? styles.many : styles.form}
        method="get"
        action={list.path()}
        aria-label={words.filter}
      >
        {entries.map(([name, field]): ReactNode => {
          const param = list.filters[name]?.param ?? name;
          const value = String(query[name] ?? '');
          const id = `${list.section}-${'search' in field ? 'search' : param}`;
          if ('search' in field) {
            const { search, hint = '' } = field;
            return (
              <TextField
                key={id}
                id={id}
                name={param}
                type="search"
                label={search}
                hint={hint}
                defaultValue={value}
                maxLength={100}
              />
            );
          }
          if ('choice' in field) {
            return (
              <Select
                key={id}
                id={id}
                name={param}
                label={field.choice}
                defaultValue={value}
                options={field.options}
              />
            );
          }
          return 'day' in field ? (
            <TextField
              key={id}
              id={id}
              name={param}
              type="date"
              label={field.day}
              defaultValue={value}
              max={lastDay}
            />
          ) : (
            <Checkbox key={id} name={param} value="1" defaultChecked={value === 'true'}>
              {field.flag}
            </Checkbox>
          );
        })}
        <div className={styles.buttons}>
          {within ? <input type="hidden" {...within} readOnly /> : null}
          <Button type="submit" kind="secondary">
            {words.show}
          </Button>
          {resetPath === null ? null : <a href={resetPath}>{words.reset}</a>}
        </div>
      </form>
    </search>
  );
}
