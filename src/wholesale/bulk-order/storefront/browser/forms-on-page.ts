/** The attribute of a bulk order form, by which the forms of a page are counted (BULK-23). */
export const formMark = 'data-bulk-form';

export const formsOnPage = () => document.querySelectorAll(`[${formMark}]`).length;
