import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { withoutFilters } from '../../rules/chosen-filters.ts';
import type { Listing } from '../../rules/listing.ts';
import { listingFields, priceField } from '../../rules/listing-address.ts';
import { listingPath } from '../../rules/listing-path.ts';
import { listingPart } from '../listing-parts.ts';
import groupStyles from './filter-group.module.css';
import { FilterGroups } from './filter-groups.tsx';
import styles from './filter-panel.module.css';

const pricePattern = '[0-9.]{1,11}(,[0-9]{1,2})?';

/** All filters of a listing; a button applies them, and scripts each choice at once. */
export function FilterForm({ listing }: { listing: Omit<Listing, 'products'> }) {
  const { catalogue } = useWords();
  const { query, facets, total } = listing;
  const price = (id: 'min_price' | 'max_price', label: string, amount: typeof query.minPrice) => (
    <TextField
      id={id}
      name={id}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      pattern={pricePattern}
      title={catalogue.priceExample}
      placeholder={catalogue.euro}
      defaultValue={amount === null ? '' : priceField(amount)}
    />
  );
  const flag = (name: string, label: string, count: number, isChosen: boolean) =>
    count === 0 && !isChosen ? null : (
      <label className={groupStyles.choice}>
        <input type="checkbox" name={name} value="1" defaultChecked={isChosen} />
        <span>{label}</span>
        <small>{count}</small>
      </label>
    );
  return (
    <form
      className={styles.form}
      action={listingPath(query.scope)}
      method="get"
      autoComplete="off"
      data-listing-form="filters"
    >
      {listingFields(withoutFilters(query)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.flags} {...listingPart('flags')}>
        {flag('in_stock', catalogue.onlyInStock, facets.inStock, query.inStock)}
        {flag('on_sale', catalogue.onlyOnSale, facets.onSale, query.onSale)}
      </div>
      <fieldset className={styles.price}>
        <legend>{catalogue.price}</legend>
        <div className={styles.prices}>
          {price('min_price', catalogue.priceFrom, query.minPrice)}
          {price('max_price', catalogue.priceTo, query.maxPrice)}
        </div>
        <Button kind="secondary" type="submit" wide>
          {catalogue.applyFilters}
        </Button>
      </fieldset>
      <div {...listingPart('groups')}>
        <FilterGroups facets={facets} query={query} />
      </div>
      <div className={styles.foot} {...listingPart('show')}>
        <Button type="submit" wide>
          <span className={styles.withScripts}>{catalogue.showResults(total)}</span>
          <span className={styles.withoutScripts}>{catalogue.applyAllFilters}</span>
        </Button>
      </div>
    </form>
  );
}
