import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import { type PerItems, readPerItems } from '../../rules/add-to-cart/cart-marks.ts';
import { addedHeader, readAdded, tableCalls } from '../../rules/table-cart-calls.ts';

/** What came of an add: the products that were added, none where all were refused; or no answer that can be used. */
export type AddAnswer = { readonly ok: true; readonly added: readonly number[] } | { readonly ok: false };

type Fields = Readonly<Record<string, string>>;

/** How long a notice is waited for, in milliseconds: it holds up where one goes next (TAB-58). */
const noticeTimeoutMs = 5000;

/** The calls of product tables that change or read the cart, by this browser; `prefix` is the `{t}` of the wire. */
export function tableCaller(prefix: string) {
  const post = (name: string, fields: Fields = {}, signal?: AbortSignal) =>
    postAjaxAction(`${prefix}${name}`, fields, signal);
  const added = async (name: string, fields: Fields): Promise<AddAnswer> => {
    const { status, headers } = await post(name, fields);
    if (!isDone(status)) return { ok: false };
    return { ok: true, added: readAdded(askedIn(fields), headers.get(addedHeader) ?? '') };
  };
  return {
    add: (fields: Fields) => added(tableCalls.add, fields),
    bulkAdd: (fields: Fields) => added(tableCalls.bulkAdd, fields),
    /** null where no answer came */
    async marks(): Promise<{ readonly items: PerItems; readonly nonce: string } | null> {
      const { status, text } = await post(tableCalls.marks);
      const answer = isDone(status) ? parseJson(text) : null;
      const items = readPerItems(answer);
      return items && { items, nonce: nonceIn(answer) };
    },
    /** whether the shop did it */
    remove: async (fields: Fields) => isDone((await post(tableCalls.remove, fields)).status),
    empty: async () => isDone((await post(tableCalls.empty)).status),
    /** notice markup; empty where no notice waits, or no answer came (TAB-87) */
    async notice(): Promise<string> {
      const { status, text } = await post(tableCalls.notice, {}, AbortSignal.timeout(noticeTimeoutMs));
      return isDone(status) ? text : '';
    },
  };
}
export type TableCaller = ReturnType<typeof tableCaller>;

/** The ids of the products that the fields of a bulk add name. */
function askedIn(fields: Fields): readonly number[] {
  const ids = Object.keys(fields).flatMap((name) => /^products\[(\d+)\]/.exec(name)?.[1] ?? []);
  return [...new Set(ids)].map(Number);
}

function nonceIn(answer: unknown): string {
  const nonce: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'nonce') : null;
  return typeof nonce === 'string' ? nonce : '';
}
