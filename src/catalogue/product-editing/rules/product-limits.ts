export const LONGEST_NAME = 200;
export const LONGEST_SLUG = 100;
export const LONGEST_CODE = 64;
/** of a rich text, with its markup */
export const LONGEST_DESCRIPTION = 100_000;
export const LONGEST_SHORT_DESCRIPTION = 10_000;
export const LONGEST_NOTE = 2000;
export const LONGEST_SEO_TITLE = 150;
export const LONGEST_SEO_DESCRIPTION = 320;
export const MOST_OE_NUMBERS = 500;
export const LONGEST_TITLE = 120;
export const MOST_DOCUMENTS = 30;
export const MOST_LINKS = 50;
export const MOST_TERMS = 200;
/** What is in the trash for so many days is deleted. */
export const DAYS_IN_TRASH = 30;
