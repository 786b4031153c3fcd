import { useWords } from '#shop/site/storefront/use-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { withoutFilters } from '../rules/chosen-filters.ts';
import { listingFields, priceField } from '../rules/listing-address.ts';
import type { ListingQuery } from '../rules/listing-query.ts';
import { listingPath } from '../rules/paths.ts';
import styles from './filter-panel.module.css';

export function FilterForm({ query }: { query: ListingQuery }) {
  const { catalogue } = useWords();
  return (
    <form className={styles.form} action={listingPath(query.scope)} method="get">
      {listingFields(withoutFilters(query)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Checkbox name="in_stock" value="1" defaultChecked={query.inStock}>
        {catalogue.onlyInStock}
      </Checkbox>
      <div className={styles.prices}>
        <TextField
          id="min_price"
          name="min_price"
          label={catalogue.priceFrom}
          inputMode="decimal"
          placeholder={catalogue.euro}
          defaultValue={query.minPrice === null ? '' : priceField(query.minPrice)}
        />
        <TextField
          id="max_price"
          name="max_price"
          label={catalogue.priceTo}
          inputMode="decimal"
          placeholder={catalogue.euro}
          defaultValue={query.maxPrice === null ? '' : priceField(query.maxPrice)}
        />
      </div>
      <Button kind="secondary" type="submit" wide>
        {catalogue.applyFilters}
      </Button>
    </form>
  );
}
