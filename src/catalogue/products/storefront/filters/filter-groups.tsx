import { useWords } from '#kit/words/storefront/use-words.ts';
import type { Listing } from '../../rules/listing.ts';
import { attributeParameter } from '../../rules/listing-query.ts';
import { FilterGroup } from './filter-group.tsx';

const openGroups = 3;

/** The groups of choices: categories, brands, and each attribute that occurs. */
export function FilterGroups({ facets, query }: Pick<Listing, 'facets' | 'query'>) {
  const { catalogue } = useWords();
  return (
    <>
      <FilterGroup
        name="product_cat"
        title={catalogue.category}
        choices={facets.categories}
        chosen={query.categories}
        open
      />
      <FilterGroup name="brand" title={catalogue.brand} choices={facets.brands} chosen={query.brands} open />
      {facets.attributes.map(({ attribute, name, lang, choices }, at) => (
        <FilterGroup
          key={attribute}
          name={attributeParameter(attribute)}
          title={name}
          titleLang={lang}
          choices={choices}
          chosen={query.attributes.find((filter) => filter.attribute === attribute)?.terms ?? []}
          open={at < openGroups}
        />
      ))}
    </>
  );
}
