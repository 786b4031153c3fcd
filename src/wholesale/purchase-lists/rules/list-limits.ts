/** As many lists as a customer can have. */
export const mostLists = 100;

/** As many lines as a list can hold. */
export const mostLines = 500;

/** Characters of a list's name. */
export const longestTitle = 100;
