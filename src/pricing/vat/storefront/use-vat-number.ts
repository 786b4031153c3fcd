import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { vatCookies } from '../rules/vat-actions.ts';
import {
  offersValidation,
  statusOfAnswer,
  type VatFieldStart,
  type VatFieldStatus,
} from '../rules/vat-field.ts';

export type VatNumberOptions = {
  readonly field: VatFieldStart;
  readonly value: string;
  /** two letters; the default country while none is chosen in the form */
  readonly country: string;
  /** names of the form's fields: the country of the number, and another whose change starts the validation anew (VAT-10) */
  readonly countryField: string;
  readonly resetField?: string;
  readonly onValid?: (() => unknown) | undefined;
  readonly onReset?: (() => unknown) | undefined;
};

/** A VAT number while it is typed, validated and cleared when the country changes (VAT-03, VAT-06 to VAT-12). */
export function useVatNumber(anchor: RefObject<HTMLElement | null>, options: VatNumberOptions) {
  const { field, countryField, resetField } = options;
  const [hasScripts, setHasScripts] = useState(false);
  const [value, setValue] = useState(options.value);
  const [country, setCountry] = useState(options.country);
  const [status, setStatus] = useState<VatFieldStatus>(field.status);
  const [createAccount, setCreateAccount] = useState<boolean | null>(null);
  const asked = useRef(0);

  const countryIn = (value: string) => (/^[A-Z]{2}$/.test(value) ? value : options.country);
  const reset = () => {
    asked.current += 1;
    const { status: ofStatus, number } = vatCookies(field);
    for (const name of [ofStatus, number]) writeCookie(`${name}=; Max-Age=0; Path=/; SameSite=Lax`);
    setValue('');
    setStatus('unchecked');
  };
  const press = async () => {
    if (status === 'checking' || status === 'valid') return;
    if (value.trim() === '') return setStatus('empty');
    asked.current += 1;
    const mine = asked.current;
    setStatus('checking');
    const { wholesale, nonce } = field;
    const answer = await postAjaxAction(`${wholesale}validatevat`, { vat: value, country, security: nonce });
    // The country was changed meanwhile: this answer is about another address.
    if (mine !== asked.current) return;
    const found = statusOfAnswer(answer.status, answer.text);
    setStatus(found);
    if (found === 'valid') checkoutAnew(anchor.current, options.onValid);
  };
  /** another number is going to be given: the sums must not wait for it */
  const change = () => {
    reset();
    options.onReset?.();
  };
  const type = (typed: string) => {
    setValue(typed);
    if (status !== 'checking') setStatus('unchecked');
  };

  const hear = useEffectEvent((changed: EventTarget | null) => {
    if (changed instanceof HTMLInputElement && changed.name === 'createaccount') {
      setCreateAccount(changed.checked);
    }
    if (!(changed instanceof HTMLSelectElement || changed instanceof HTMLInputElement)) return;
    if (changed.name !== countryField && changed.name !== resetField) return;
    if (changed.name === countryField) setCountry(countryIn(changed.value));
    reset();
  });
  const adopt = useEffectEvent((form: HTMLFormElement) => {
    const toggle = form.elements.namedItem('createaccount');
    if (toggle instanceof HTMLInputElement && toggle.type === 'checkbox') setCreateAccount(toggle.checked);
    // A browser that goes back puts its own country back before the page comes to life.
    const chosen = form.elements.namedItem(countryField);
    if (chosen instanceof HTMLSelectElement && countryIn(chosen.value) !== country) {
      setCountry(countryIn(chosen.value));
      setStatus('unchecked');
    }
  });
  useEffect(() => {
    setHasScripts(true);
    const form = anchor.current?.closest('form');
    if (!form) return;
    adopt(form);
    const onChange = (event: Event) => hear(event.target);
    form.addEventListener('change', onChange);
    return () => form.removeEventListener('change', onChange);
  }, [anchor]);

  const isOffered = offersValidation(field, createAccount);
  return { hasScripts, value, country, status, isOffered, press, type, change };
}

function writeCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: nothing that was typed is written, and no browser is left out
  document.cookie = line;
}

/** A checkout made of blocks knows no refresh from outside (VAT-07). */
function checkoutAnew(field: HTMLElement | null, refresh: (() => unknown) | undefined): void {
  if (field?.closest('[data-block-name$="/checkout"], [class*="-block-checkout"]')) window.location.reload();
  else refresh?.();
}
