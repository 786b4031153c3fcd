/** What products are sorted by, in the platform's names: the three fixed ones, and `pa_x` for each attribute `x`. */
export type ProductTaxonomy = 'product_cat' | 'product_tag' | 'product_brand' | `pa_${string}`;

const fixed = ['product_cat', 'product_tag', 'product_brand'] as const;

/** Reads the name of a taxonomy; null for one that no shop has. */
export function asTaxonomy(name: string): ProductTaxonomy | null {
  const known = fixed.find((one) => one === name);
  if (known) return known;
  const slug = /^pa_([\w-]{1,100})$/.exec(name)?.[1];
  return slug === undefined ? null : `pa_${slug}`;
}

/** The slug of the attribute that a taxonomy stands for; null for the fixed ones. */
export function attributeSlug(taxonomy: ProductTaxonomy): string | null {
  return taxonomy.startsWith('pa_') ? taxonomy.slice(3) : null;
}
