import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { RecordOutcome } from '../rules/posted-record.ts';

type Read<Draft, Problems> =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly problems: Problems };

export type RecordPost<Draft, Problems> = {
  /** of the staff area: records stand at `/staff/{section}/{id}/` */
  readonly section: string;
  /** what the nonce is for */
  readonly action: string;
  /** null for a new one */
  readonly id: number | null;
  readonly form: FormData;
  /** null where the record is gone */
  readonly read: (form: PostedForm) => Promise<Read<Draft, Problems> | null> | Read<Draft, Problems>;
  /** problems are null where the record is gone */
  readonly save: (
    draft: Draft,
  ) => Promise<
    | { readonly ok: true; readonly id: number }
    | { readonly ok: false; readonly problems: NoInfer<Problems> | null }
  >;
  /** where staff may take it away; `path` is where it is said why it stays, left out where the record is gone */
  readonly remove?: (id: number) => Promise<{ readonly ok: boolean; readonly path?: string }>;
};

/** The form of a record: checks its nonce, reads and stores it, or takes the record away. */
export async function postRecord<Draft, Problems>(
  ctx: Pick<RequestContext, 'nonces'>,
  { section, action, id, form, read, save, remove }: RecordPost<Draft, Problems>,
): Promise<RecordOutcome<Problems>> {
  const typed = postedForm(form);
  const again = (problems: Problems | null) => ({ kind: 'again', problems, typed }) as const;
  if (!ctx.nonces.check(action, typedText(typed, '_wpnonce'))) return again(null);
  if (remove && id !== null && typedText(typed, 'action') === 'remove') {
    const removed = await remove(id);
    if (removed.ok) return { kind: 'go', path: `/staff/${section}/?removed=1` };
    return removed.path === undefined ? { kind: 'gone' } : { kind: 'go', path: removed.path };
  }
  const draft = await read(typed);
  if (!draft) return { kind: 'gone' };
  if (!draft.ok) return again(draft.problems);
  const saved = await save(draft.draft);
  if (saved.ok) return { kind: 'go', path: `/staff/${section}/${saved.id}/?saved=1` };
  return saved.problems === null ? { kind: 'gone' } : again(saved.problems);
}
