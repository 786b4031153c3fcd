import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { type PerItems, readPerItems } from '../../rules/add-to-cart/cart-marks.ts';
import { addedHeader, readAdded, tableCalls } from '../../rules/table-cart-calls.ts';

/** What came of an add: the products that were added, none where all were refused; or no answer that can be used. */
export type AddAnswer = { readonly ok: true; readonly added: readonly number[] } | { readonly ok: false };

/** The calls of product tables that change or read the cart, by this browser. */
export type TableCaller = {
  add(fields: Readonly<Record<string, string>>): Promise<AddAnswer>;
  bulkAdd(fields: Readonly<Record<string, string>>): Promise<AddAnswer>;
  /** null where no answer came */
  marks(): Promise<{ readonly items: PerItems; readonly nonce: string } | null>;
  /** whether the shop did it */
  remove(fields: Readonly<Record<string, string>>): Promise<boolean>;
  empty(): Promise<boolean>;
  /** notice markup; empty where no notice waits, or no answer came (TAB-87) */
  notice(): Promise<string>;
};

/** How long a notice is waited for, in milliseconds: it holds up where one goes next (TAB-58). */
const noticeTimeoutMs = 5000;

/** `prefix` is the `{t}` of the wire. */
export function tableCaller(prefix: string): TableCaller {
  const post = (name: string, fields: Readonly<Record<string, string>> = {}, signal?: AbortSignal) =>
    postAjaxAction(`${prefix}${name}`, fields, signal);
  const added = async (name: string, fields: Readonly<Record<string, string>>): Promise<AddAnswer> => {
    const { status, headers } = await post(name, fields);
    if (!isDone(status)) return { ok: false };
    return { ok: true, added: readAdded(askedIn(fields), headers.get(addedHeader) ?? '') };
  };
  return {
    add: (fields) => added(tableCalls.add, fields),
    bulkAdd: (fields) => added(tableCalls.bulkAdd, fields),
    async marks() {
      const { status, text } = await post(tableCalls.marks);
      const answer = isDone(status) ? parseJson(text) : null;
      const items = readPerItems(answer);
      return items && { items, nonce: nonceIn(answer) };
    },
    remove: async (fields) => isDone((await post(tableCalls.remove, fields)).status),
    empty: async () => isDone((await post(tableCalls.empty)).status),
    async notice() {
      const { status, text } = await post(tableCalls.notice, {}, AbortSignal.timeout(noticeTimeoutMs));
      return isDone(status) ? text : '';
    },
  };
}

/** The ids of the products that the fields of a bulk add name. */
function askedIn(fields: Readonly<Record<string, string>>): readonly number[] {
  const ids = Object.keys(fields).flatMap((name) => /^products\[(\d+)\]/.exec(name)?.[1] ?? []);
  return [...new Set(ids)].map(Number);
}

function nonceIn(answer: unknown): string {
  const nonce: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'nonce') : null;
  return typeof nonce === 'string' ? nonce : '';
}
