import { type FormEvent, useEffect, useState } from 'react';
import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { formTexts } from '#foundation/forms/storefront/form-texts.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { readPropsAnew } from '#kit/islands/storefront/read-props-anew.ts';
import { announce } from '#kit/ui/live/announce.ts';
import { listsPath, type PostedList, readListForm } from '../rules/list-form.ts';
import type { ListView } from '../rules/list-view.ts';
import { worthSaving } from '../rules/match-lines.ts';
import { writeProductString } from '../rules/product-string.ts';
import { useListWords } from './use-list-words.ts';

/** What the page says of what was just done. */
type ListPageNews = { readonly kind: 'success' | 'error'; readonly text: string };

/** The island that the page is. */
export const purchaseListName = 'purchase-list';

/**
 * The forms of a list's page where scripts run: they are sent as wholesale calls, and the page stays (LIST-07, LIST-08, LIST-12, LIST-13,
 * LIST-15).
 */
export function useListPage(given: ListView, context: WholesaleContext) {
  const words = useListWords();
  const [list, setList] = useState(given);
  const [hasScripts, setHasScripts] = useState(false);
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState<ListPageNews | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  useEffect(() => setHasScripts(true), []);

  const itemIds = list.lines.flatMap((line) => line.itemId ?? []);
  // Two lines of one item, with different choices, have one id: then only the posted form can distinguish them.
  const isPlain = new Set(itemIds).size < itemIds.length;

  const call = async (action: string, fields: Readonly<Record<string, string>>) => {
    setBusy(true);
    setNews(null);
    const name = `${context.wholesale}_${action}`;
    const { status } = await postAjaxAction(name, { security: context.nonce, ...fields });
    if (!isDone(status)) {
      setBusy(false);
      setNews({ kind: 'error', text: words.problems.failed });
    }
    return isDone(status);
  };

  const wantedOf = ({ lines }: PostedList) => {
    const itemOf = new Map(list.lines.map(({ id, itemId }) => [id, itemId]));
    return lines.flatMap(({ id, quantity }) => {
      const itemId = itemOf.get(id);
      return itemId ? [{ itemId, quantity }] : [];
    });
  };

  const update = async (form: PostedList) => {
    const items = wantedOf(form);
    if (worthSaving(items, list.keepsZero).length === 0) return setAlert(words.problems['list-empty']);
    const fields = { productstring: writeProductString(items), listid: String(list.id) };
    if (!(await call('purchase_list_update', fields))) return;
    const now = await readPropsAnew<{ readonly list: ListView }>(purchaseListName);
    // Where it cannot be read the page says itself what is saved.
    if (!now) return window.location.reload();
    setList(now.list);
    setTyped(new Map());
    setBusy(false);
    setNews({ kind: 'success', text: words.done.saved });
    announce(words.done.saved);
  };

  const buy = async (form: PostedList) => {
    const items = wantedOf(form).filter(({ quantity }) => quantity > 0);
    if (items.length === 0) return setAlert(words.problems['list-empty']);
    const fields = { productstring: writeProductString(items), listval: String(list.id) };
    if (await call('bulkorder_add_cart', fields)) window.location.assign('/cart/');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = readListForm(formTexts(new FormData(event.currentTarget, submitter)));
    if (isPlain && form.ok && form.action !== 'delete') return;
    event.preventDefault();
    if (busy) return;
    if (!form.ok) setNews({ kind: 'error', text: words.problems.malformed });
    else if (form.action === 'cart') void buy(form);
    else if (form.action === 'delete') void remove();
    else void update(form);
  };

  const remove = async () => {
    if (await call('purchase_list_delete', { listid: String(list.id) })) window.location.assign(listsPath);
  };

  return {
    list,
    hasScripts,
    busy,
    news,
    alert,
    closeAlert: () => setAlert(null),
    typedOf: (id: number, quantity: number) => typed.get(id) ?? String(quantity),
    type: (id: number, text: string) => setTyped((before) => new Map(before).set(id, text)),
    isChanged: list.lines.some((line) => {
      const text = typed.get(line.id);
      return text !== undefined && text !== String(line.kind === 'sold' ? line.line.quantity : line.quantity);
    }),
    submit,
  };
}
