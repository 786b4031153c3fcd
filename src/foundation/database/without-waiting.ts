import { sql } from 'kysely';

/**
 * Stands in the `from` of a single statement that does not wait for the disk: what it writes is seen by all at once, and is lost only if
 * the database's machine fails within the second. For counts alone, never for what was reported as done.
 */
export const withoutWaiting = sql`(select set_config('synchronous_commit', 'off', true)) without_waiting`;
