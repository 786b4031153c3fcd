import type { CallError, CallNotes } from '../call-note.ts';
import type { ParamShapes } from '../param-shape.ts';

const asked: ParamShapes = {
  table_id: { type: 'integer', description: 'The table.' },
  'args[s]': { type: 'string', description: 'Words or a code.' },
  'args[tax_query][{taxonomy}_IN][taxonomy|field|terms[]|operator]': {
    type: 'string',
    description:
      'Ids of terms, any of which is enough: `product_cat`, `product_tag`, `product_brand`, `pa_{attribute}`; `field` is `id`, `operator` is `IN`.',
  },
  'args[meta_query][{key}][key|value|compare]': {
    type: 'string',
    description:
      '`vehicle_make` with `compare` `LIKE`, of which a part is enough; `oe_manufacturer[]` without it.',
  },
  'args[orderby]': {
    type: 'string',
    enum: ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'],
    description: 'Left out: as the table says.',
  },
  'args[on_sale]': { type: 'string', description: '`yes` for what is on sale alone.' },
  'args[base_link]': {
    type: 'string',
    description: 'The page that the table stands on: its links lead there.',
  },
  nonce: { type: 'string', description: 'Of `{t}_wc_fragments`.' },
};

const errors: readonly CallError[] = [
  { status: 403, when: 'The nonce is missing, wrong or too old: the body is `-1`.' },
  { status: 404, when: 'There is no such table: the body is `0`.' },
];

/** The calls of product tables that load rows (wire 5.1); what cannot be read of a search is left out. */
export const tableLoadNotes: CallNotes = {
  'admin-ajax {t}_load_both': {
    fields: {
      ...asked,
      'others[page_number]': { type: 'integer', default: 1, description: 'One past the last is the last.' },
      'others[type]': { type: 'string', description: '`load_more` where the rows will be appended.' },
      'others[isMob]': { type: 'string', description: '`true` in a narrow window; passed over.' },
      'others[reset_search_clicked]': { type: 'string', description: '`yes`: the args are passed over.' },
      'atts[id]': { type: 'integer', description: 'The table, where `table_id` is left out.' },
    },
    reply: {
      type: '{ [selector: string]: string }',
      says: 'The inner markup of each region of the table: `table.{t}-tbl>tbody`, `.{t}-stats-report`, `.{t}_my_pagination.{t}_table_pagination`, `.{t}_load_more_wrapper`.',
    },
    errors,
  },
  'admin-ajax {t}_pagination': {
    fields: {
      ...asked,
      page_number: { type: 'integer', default: 1, description: 'One past the last is the last.' },
    },
    reply: {
      says: 'Markup: a table with the rows, their count, and the links, which carry the table’s new data as JSON in `data-table_data`.',
    },
    errors,
  },
};
