/** How many bulk order forms stand on the page that the browser shows (BULK-23). */
export const formMark = 'data-bulk-form';

export const formsOnPage = () => document.querySelectorAll(`[${formMark}]`).length;
