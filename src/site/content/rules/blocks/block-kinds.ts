import {
  address,
  area,
  type BlockFields,
  brand,
  category,
  choice,
  columns,
  count,
  line,
  list,
  picture,
  products,
  rich,
  table,
  toggle,
  type ValuesOf,
} from './block-fields.ts';

/** A kind of block: its fields, and their version, which grows when a stored block has to be read otherwise than before. */
const kind = <const Fields extends BlockFields>(version: number, fields: Fields) => ({ version, fields });

/** What chooses the products of a block. */
export const productRules = ['best-sellers', 'on-sale', 'newest', 'chosen'] as const;
export type ProductRule = (typeof productRules)[number];

/** How many columns of blocks stand side by side, and how wide they are. */
export const columnLayouts = ['halves', 'narrow-wide', 'wide-narrow', 'thirds', 'quarters'] as const;
export type ColumnLayout = (typeof columnLayouts)[number];

export const columnCounts: Readonly<Record<ColumnLayout, number>> = {
  halves: 2,
  'narrow-wide': 2,
  'wide-narrow': 2,
  thirds: 3,
  quarters: 4,
};

/** Every kind of block that a page can be made of. */
export const blockKinds = {
  hero: kind(1, {
    title: line(),
    text: area(),
    picture: picture(),
    search: toggle(true),
    linkLabel: line(),
    linkTo: address(),
  }),
  slider: kind(1, {
    slides: list(
      { picture: picture(), title: line(), text: area(), linkLabel: line(), linkTo: address() },
      8,
    ),
  }),
  promises: kind(1, {}),
  categories: kind(1, { title: line(), parent: category() }),
  products: kind(1, {
    title: line(),
    rule: choice(productRules),
    category: category(),
    brand: brand(),
    chosen: products(),
    count: count(2, 24, 12),
    linkTo: address(),
  }),
  carousel: kind(1, {
    title: line(),
    rule: choice(productRules),
    category: category(),
    brand: brand(),
    chosen: products(),
    count: count(2, 24, 12),
    linkTo: address(),
    autoplay: toggle(false),
  }),
  brands: kind(1, { title: line(), count: count(2, 60, 24) }),
  text: kind(1, { html: rich() }),
  picture: kind(1, {
    picture: picture(),
    alt: line(),
    caption: line(),
    linkTo: address(),
    width: choice(['text', 'page']),
  }),
  testimonials: kind(1, {
    title: line(),
    items: list({ quote: area(), author: line() }, 20),
  }),
  questions: kind(1, {
    title: line(),
    items: list({ question: line(), answer: rich() }, 40),
  }),
  columns: kind(1, {
    title: line(),
    items: list({ picture: picture(), title: line(), html: rich(), linkLabel: line(), linkTo: address() }, 4),
  }),
  blockColumns: kind(1, { layout: choice(columnLayouts), columns: columns() }),
  figures: kind(1, {
    title: line(),
    items: list({ number: line(), words: line() }, 6),
  }),
  video: kind(1, { title: line(), source: address(), poster: picture(), caption: line() }),
  productTable: kind(1, { title: line(), table: table() }),
  bulkOrder: kind(1, { title: line() }),
  quoteRequest: kind(1, { title: line() }),
  contactForm: kind(1, { title: line(), text: area(), thanks: line() }),
} as const;

export type BlockKind = keyof typeof blockKinds;
export const blockKindNames = Object.keys(blockKinds) as readonly BlockKind[];

export const isBlockKind = (name: string): name is BlockKind => Object.hasOwn(blockKinds, name);

/** The values of a kind of block. */
export type ValuesOfKind<Kind extends BlockKind> = ValuesOf<(typeof blockKinds)[Kind]['fields']>;

/** A block of a page. `id` is its own within the page. */
export type BlockOf<Kind extends BlockKind> = {
  readonly id: string;
  readonly kind: Kind;
  readonly version: number;
  readonly values: ValuesOfKind<Kind>;
};
export type Block = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind];

/** The fields of a kind, without their types. */
export const fieldsOf = (name: BlockKind): BlockFields => blockKinds[name].fields;
