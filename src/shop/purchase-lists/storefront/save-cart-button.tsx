import { type FormEvent, useState } from 'react';
import { isDone, postAjaxAction } from '#contract/ajax/call-ajax-action.ts';
import type { WholesalePlace } from '#shop/site/rules/wholesale-nonce.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { announce } from '#ui/live/announce.ts';
import { longestTitle } from '../rules/constants.ts';
import { listFields } from '../rules/list-form.ts';
import { listsPath } from '../rules/list-paths.ts';
import styles from './save-cart-button.module.css';
import { useListWords } from './use-list-words.ts';

const dialogId = 'save-cart-as-list';

/** Keeps the cart as a purchase list whose name is asked for; without scripts as a form (CPG-04, LIST-10). */
export function SaveCartButton({ place }: { readonly place: WholesalePlace }) {
  const { fromCart: words, done, problems } = useListWords();
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'fresh' | 'saving' | 'saved' | 'failed'>('fresh');
  const [needsName, setNeedsName] = useState(false);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get(listFields.title) ?? '');
    // Without a name nothing is saved (LIST-05).
    setNeedsName(title.trim() === '');
    if (title.trim() === '' || state === 'saving') return;
    setOpen(false);
    setState('saving');
    const action = `${place.wholesale}_save_cart_to_purchase_list`;
    const { status } = await postAjaxAction(action, { security: place.nonce, title });
    setState(isDone(status) ? 'saved' : 'failed');
    if (isDone(status)) announce(done.saved);
  };

  return (
    <div className={styles.place}>
      <Button
        kind="secondary"
        wide
        aria-haspopup="dialog"
        popoverTarget={dialogId}
        disabled={state === 'saving' || state === 'saved'}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {state === 'saved' ? words.saved : words.button}
      </Button>
      {state === 'failed' ? <Notice kind="error">{problems.failed}</Notice> : null}
      {state === 'saved' ? (
        <Notice kind="success" action={<a href={listsPath}>{words.toLists}</a>}>
          {done.saved}
        </Notice>
      ) : null}
      <Dialog
        id={dialogId}
        open={open}
        onClose={() => setOpen(false)}
        title={words.button}
        closeLabel={words.cancel}
        popover="auto"
      >
        <form method="post" action={listsPath} className={styles.form} onSubmit={save} noValidate>
          <input type="hidden" name={listFields.nonce} value={place.nonce} readOnly />
          <TextField
            id="purchase-list-title"
            name={listFields.title}
            label={words.ask}
            maxLength={longestTitle}
            autoComplete="off"
            required
            error={needsName ? problems['title-missing'] : ''}
          />
          <div className={styles.answers}>
            <Button type="submit">{words.save}</Button>
            <Button
              kind="secondary"
              popoverTarget={dialogId}
              popoverTargetAction="hide"
              onClick={() => setOpen(false)}
            >
              {words.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}
