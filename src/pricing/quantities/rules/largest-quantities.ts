/** Without a value of its own, a quantity input's maximum (QTY-03). */
export const unlimitedQuantity = 999_999_999;

/** What one line of a cart may hold at most, whatever the stock: keeps every total a safe number of cents. */
export const largestLineQuantity = 9999;

/** As many lines may be put into the cart at once: by the bulk order form, a code list or a product table. */
export const mostAtOnce = 500;
