/** Largest file that may come with a form, in bytes, where no setting says otherwise. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Most files of one form. */
export const MAX_FILES = 10;

/** How many files a session, and all that comes from one address, may leave within a day without anything that takes them. */
export const MAX_WAITING_FILES = 20;
export const MAX_WAITING_FILES_PER_ADDRESS = 60;

/** How long a file waits to be taken, in milliseconds. */
export const FILE_WAITS_MS = 24 * 60 * 60 * 1000;

/** How long it may take until a file has come, in milliseconds; what is older broke off. */
export const UPLOAD_ENDS_WITHIN_MS = 15 * 60 * 1000;
