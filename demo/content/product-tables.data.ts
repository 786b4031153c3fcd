export type DemoTable = {
  readonly name: string;
  readonly columns: readonly string[];
  /** slugs of the categories that it shows */
  readonly categories: readonly string[];
  readonly definition: Readonly<Record<string, unknown>>;
};

/** The tables of the demo shop: the brakes that a workshop compares, and oils that come in several cans. */
export const demoTables: readonly DemoTable[] = [
  {
    name: 'Freni: dischi e pastiglie',
    columns: [
      'check',
      'thumbnails',
      'product_title',
      'product_brand',
      'sku',
      'stock',
      'weight',
      'price',
      'quantity',
      'total',
      'action',
    ],
    categories: ['pastiglie-freno', 'dischi-freno'],
    definition: {
      paging: { kind: 'links', size: 12 },
      finding: {
        miniFilter: ['product_cat', 'product_brand'],
        instantSearch: true,
        querySearch: true,
        taxonomies: ['product_cat', 'product_brand'],
        fields: ['vehicle_make', 'oe_manufacturer'],
      },
      texts: { it: { add_to_cart: 'Aggiungi' }, en: { add_to_cart: 'Add' } },
    },
  },
  {
    name: 'Oli e liquidi',
    columns: [
      'check',
      'thumbnails',
      'product_title',
      'sku',
      'stock',
      'price',
      'quantity',
      'total',
      'message',
      'quoterequest',
      'action',
    ],
    categories: ['olio-e-liquidi'],
    definition: {
      paging: { kind: 'load_more', size: 6 },
      finding: { miniFilter: ['product_cat'], instantSearch: true, querySearch: false },
      options: { footer_possition: 'bottom_left' },
      texts: { it: { add_to_cart: 'Aggiungi' }, en: { add_to_cart: 'Add' } },
    },
  },
];
