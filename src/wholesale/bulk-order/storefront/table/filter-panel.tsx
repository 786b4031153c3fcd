import { useId } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { bulkOrders } from '../../rules/bulk-search.ts';
import { useBulkWords } from '../use-bulk-words.ts';
import styles from './table.module.css';
import type { TableSearch } from './use-table-search.ts';

/** The panels of filters: category, sort and what is in stock, and the attributes with their terms (BULK-03). */
export function FilterPanel({ search }: { readonly search: TableSearch }) {
  const words = useBulkWords();
  const id = useId();
  const { query, result, choose } = search;
  const { filters } = result;
  const categories = filters?.categories ?? [];
  const order = bulkOrders.find((known) => known === query.order) ?? 'menu_order';
  const toggled = (attribute: string, slug: string) => {
    const terms = query.attributes[attribute] ?? [];
    const next = terms.includes(slug) ? terms.filter((other) => other !== slug) : [...terms, slug];
    choose({ attributes: { ...query.attributes, [attribute]: next } });
  };
  return (
    <details className={styles.panel}>
      <summary>
        <Icon name="filter" /> {words.filters.title}
      </summary>
      <div className={styles.filters}>
        <Select
          id={`${id}-category`}
          label={words.filters.category}
          value={query.category}
          options={[
            { value: '', label: words.filters.allCategories },
            ...categories.map(({ slug, name, count }) => ({ value: slug, label: `${name} (${count})` })),
          ]}
          onChange={(event) => choose({ category: event.currentTarget.value })}
        />
        <Select
          id={`${id}-order`}
          label={words.filters.sort}
          value={order}
          options={bulkOrders.map((value) => ({ value, label: words.orders[value] }))}
          onChange={({ currentTarget }) =>
            choose({ order: bulkOrders.find((known) => known === currentTarget.value) ?? '' })
          }
        />
        <Checkbox
          checked={query.inStock}
          onChange={(event) => choose({ inStock: event.currentTarget.checked })}
        >
          {words.filters.inStock}
        </Checkbox>
        {search.isFiltered ? (
          <Button kind="quiet" onClick={search.reset}>
            {words.filters.reset}
          </Button>
        ) : null}
      </div>
      {filters && filters.attributes.length > 0 ? (
        <details className={styles.attributes}>
          <summary>{words.filters.attributes}</summary>
          <div className={styles.attributeList}>
            {filters.attributes.map(({ attribute, name, choices }) => (
              <fieldset key={attribute}>
                <legend>{name}</legend>
                {choices.map((term) => (
                  <Checkbox
                    key={term.slug}
                    checked={query.attributes[attribute]?.includes(term.slug) ?? false}
                    onChange={() => toggled(attribute, term.slug)}
                  >
                    {term.name} <small>({term.count})</small>
                  </Checkbox>
                ))}
              </fieldset>
            ))}
          </div>
        </details>
      ) : null}
    </details>
  );
}
