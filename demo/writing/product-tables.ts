import type { Cell, TableShape } from './insert-rows.ts';

/** The tables that products fill, in the order in which they may be written. */
export const productTables = {
  products: [
    'id int',
    'type text',
    'parent_id int',
    'slug text',
    'sku text',
    'name text',
    'short_description text',
    'description text',
    'brand_id int',
    'image_id int',
    'regular_price_cents int',
    'sale_price_cents int',
    'weight_grams int',
    'length_mm int',
    'width_mm int',
    'height_mm int',
    'sold_individually boolean',
    'min_quantity int',
    'max_quantity int',
    'quantity_step int',
    'backorders text',
    'featured boolean',
    'menu_order int',
    'total_sales int',
    'in_stock boolean',
    'published_at timestamptz',
    'created_at timestamptz',
    'updated_at timestamptz',
  ],
  product_translations: ['product_id int', 'language text', 'name text'],
  product_categories: ['category_id int', 'product_id int', 'direct boolean'],
  product_tags: ['tag_id int', 'product_id int'],
  product_images: ['product_id int', 'position int', 'image_id int'],
  product_attributes: [
    'product_id int',
    'attribute_id int',
    'position int',
    'for_variations boolean',
    'default_term_id int',
  ],
  product_attribute_terms: ['term_id int', 'product_id int'],
  variation_terms: ['variation_id int', 'attribute_id int', 'term_id int'],
  oe_numbers: ['id int', 'product_id int', 'manufacturer text', 'code text'],
  fitments: ['product_id int', 'vehicle_id int'],
  price_list_entries: ['price_list_id int', 'product_id int', 'min_quantity int', 'price_cents int'],
  stock: ['product_id int', 'on_hand int'],
  stock_movements: [
    'id bigint',
    'product_id int',
    'delta int',
    'reason text',
    'average_cost numeric',
    'created_at timestamptz',
  ],
  reviews: [
    'id int',
    'product_id int',
    'author_name text',
    'author_email text',
    'rating int',
    'body text',
    'status text',
    'verified boolean',
    'created_at timestamptz',
  ],
} as const satisfies Record<string, readonly string[]>;

export type ProductTable = keyof typeof productTables;

/** Rows that wait to be written, by table. */
export type RowBasket = { readonly [T in ProductTable]: Cell[][] };

export function emptyBasket(): RowBasket {
  return {
    products: [],
    product_translations: [],
    product_categories: [],
    product_tags: [],
    product_images: [],
    product_attributes: [],
    product_attribute_terms: [],
    variation_terms: [],
    oe_numbers: [],
    fitments: [],
    price_list_entries: [],
    stock: [],
    stock_movements: [],
    reviews: [],
  };
}

const tables: readonly ProductTable[] = [
  'products',
  'product_translations',
  'product_categories',
  'product_tags',
  'product_images',
  'product_attributes',
  'product_attribute_terms',
  'variation_terms',
  'oe_numbers',
  'fitments',
  'price_list_entries',
  'stock',
  'stock_movements',
  'reviews',
];

/** The basket's rows table by table, products before what refers to them. */
export function inWritingOrder(basket: RowBasket): { shape: TableShape; rows: Cell[][] }[] {
  return tables.map((table) => ({ shape: { table, columns: productTables[table] }, rows: basket[table] }));
}
