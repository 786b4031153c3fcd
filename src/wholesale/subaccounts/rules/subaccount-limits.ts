/** Bounds of a username, in characters (SUB-20). */
export const SHORTEST_USERNAME = 8;
export const LONGEST_USERNAME = 30;

/** The fewest characters of a subaccount's password (SUB-23), and the most that are hashed. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** The most characters of a name, a job title, a telephone number or a custom field. */
export const LONGEST_TEXT = 100;

/** What the page sends as username where usernames are switched off; the server stores none (wire 4.4). */
export const NO_USERNAME = '123';

/** The answers of the wire that mean something of their own (SUB-12, SUB-14). */
export const MAXIMUM_REACHED = 'error_maximum_subaccounts';
export const FAILURE_PREFIX = 'error';
