/** The page of the table of lists (LIST-01). */
export const listsPath = '/my-account/purchase-lists/';

/** The page of a list (LIST-02). */
export const listPath = (id: number) => `${listsPath}${id}/`;
