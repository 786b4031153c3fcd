/** How long after the page has loaded the result count is announced a second time, in milliseconds (CAT-04). */
export const resultCountRepeatMs = 2000;
