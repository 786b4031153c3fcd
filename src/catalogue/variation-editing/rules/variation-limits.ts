/** No product has more variations. */
export const MOST_VARIATIONS = 5000;
/** Attributes that one product has. */
export const MOST_ATTRIBUTES = 20;
/** Options of one attribute of a product. */
export const MOST_OPTIONS = 200;
export const LONGEST_OPTION = 60;
/** The most bytes of posted cells, unpacked. */
export const MOST_CELL_BYTES = 16_000_000;
