import { useRef, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { announce } from '#kit/ui/live/announce.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { CardFieldsOffer } from '../../rules/card-fields.ts';
import { savedMethodsPath } from '../../rules/saved-method.ts';
import { CardFields, type CardFieldsRef } from '../card/card-fields.tsx';
import styles from './saved-methods.module.css';

/** Stores a card without a purchase: it is typed into the provider's fields. */
export function AddCard({ offer }: { readonly offer: CardFieldsOffer }) {
  const words = walletFor(useWords().locale);
  const card: CardFieldsRef = useRef(null);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const [cancelled, setCancelled] = useState(false);
  const save = async () => {
    setSaving(true);
    setProblem('');
    setCancelled(false);
    const fields = await card.current?.();
    const why = fields ? await fields.approve({}) : [{ text: words.savedPage.addAtCheckout }];
    if (why === null) return window.location.assign(`${savedMethodsPath}?told=method-added`);
    setSaving(false);
    if (why === 'cancelled') return setCancelled(true);
    const text = why.map((one) => one.text).join(' ');
    setProblem(text);
    announce(text);
  };
  return (
    <form
      className={styles.add}
      aria-busy={saving || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void save();
      }}
    >
      {problem === '' ? null : <Notice kind="error">{problem}</Notice>}
      {cancelled ? <Notice kind="info">{words.savedPage.cancelled}</Notice> : null}
      <CardFields offer={offer} session={card} />
      <Button type="submit" aria-disabled={saving || undefined}>
        {saving ? words.savedPage.saving : words.savedPage.save}
      </Button>
    </form>
  );
}
