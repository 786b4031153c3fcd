/** As many lines may be put into the cart at once: by the bulk order form, a list or a product table. */
export const mostAtOnce = 500;
