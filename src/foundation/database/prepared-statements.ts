import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

/**
 * What a statement begins with that every connection is to read and plan once. For statements that are sent very often and find
 * their rows by keys: finding the plan of a cart takes four times as long as reading it, and is the same whatever the values are.
 *
 * The database plans anew all the same where it thinks that a value makes the plan cheaper. A bound of a range, a limit and an
 * array are therefore hidden from it: `(select ${value})` is known only when the statement runs, a constant is written out.
 */
export const PREPARED = '/* prepared */';

/** The same mark for the query builder, as in `.select(...).modifyFront(planOnce)`. */
export const planOnce = sql.raw<never>(PREPARED);

const beginsMarked = /^\s*(?:select )?\/\* prepared \*\//;

// A text holds no values, so that there are only as many as stand in the code.
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `pistone_${createHash('md5').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/** Lets a connection send prepared statements by a name. */
export function sendByName(client: pg.ClientBase): void {
  client.query = new Proxy(client.query, {
    apply(send, self, args: readonly unknown[]) {
      const [text, values, ...callback] = args;
      const isPrepared = typeof text === 'string' && Array.isArray(values) && beginsMarked.test(text);
      return Reflect.apply(
        send,
        self,
        isPrepared ? [{ name: nameOf(text), text, values }, ...callback] : [...args],
      );
    },
  });
}
