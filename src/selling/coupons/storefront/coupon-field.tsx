import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { announce } from '#kit/ui/live/announce.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { couponFields } from '../rules/coupon-actions.ts';
import { applyCode } from './coupon-calls.ts';
import styles from './coupon-field.module.css';

export type CouponFieldProps = {
  readonly platform: string;
  readonly nonce: string;
  /** the refusal of a form post, rendered with the page */
  readonly error?: string;
  /** the address that the order will be billed to, as far as it is typed */
  readonly email?: () => string;
  readonly onApplied: () => void;
};

/** A coupon field inside a form of the page: applied by a scripted call, else by the form post (wire 2.1, 2.5). */
export function CouponField({ platform, nonce, error = '', email, onApplied }: CouponFieldProps) {
  const { coupons: words } = useShopWords();
  const [hasScripts, setHasScripts] = useState(false);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState(error);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLElement>(null);
  useEffect(() => setHasScripts(true), []);
  const apply = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await applyCode({ platform, nonce }, code, email?.() ?? '');
    setBusy(false);
    if (answer.kind === 'gone') return window.location.reload();
    setRefusal(answer.kind === 'refused' ? answer.text : '');
    if (answer.kind === 'refused') return document.getElementById(couponFields.code)?.focus();
    setCode('');
    announce(answer.text);
    // The field is folded away together with the focused button, so focus moves.
    heading.current?.focus();
    onApplied();
  };
  return (
    <details className={styles.box} open={refusal === '' ? undefined : true}>
      <summary ref={heading}>{words.question}</summary>
      <div className={styles.row}>
        <TextField
          id={couponFields.code}
          name={couponFields.code}
          label={words.label}
          error={refusal}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter in this field applies the code and does not submit the form around it.
            event.preventDefault();
            void apply();
          }}
        />
        <Button
          type={hasScripts ? 'button' : 'submit'}
          kind="secondary"
          name={couponFields.button}
          value="1"
          aria-disabled={busy || undefined}
          onClick={hasScripts ? () => void apply() : undefined}
        >
          {busy ? words.applying : words.apply}
        </Button>
      </div>
    </details>
  );
}
