import { type FormEvent, type MouseEvent, useState } from 'react';
import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { readAjaxAnswer } from '#foundation/calls/storefront/read-ajax-answer.ts';
import {
  offerCounterPath,
  offerFileName,
  offerPdfPath,
  offersPath,
} from '#foundation/paths/rules/offer-paths.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import type { Offer } from '../rules/offer.ts';
import { PDF_BUTTON_MS } from '../rules/offer-limits.ts';
import { isOfferOpen } from '../rules/offer-state.ts';
import styles from './offers.module.css';

export type OfferButtonsProps = Pick<Offer, 'id' | 'state'> & { readonly context: WholesaleContext };

/** Buttons that put an offer into the cart and open it, and download the document; without scripts a form and a link (OFF-05, OFF-06). */
export function OfferButtons({ id, state, context }: OfferButtonsProps) {
  const words = offersFor(useWords().locale);
  const [busy, setBusy] = useState<'adding' | 'pdf' | null>(null);
  const [error, setError] = useState('');

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy('adding');
    setError('');
    const fields = { offer: String(id), security: context.nonce };
    const { status, text } = await postAjaxAction(`${context.wholesale}addoffer`, fields);
    if (isDone(status)) return window.location.assign('/cart/');
    setBusy(null);
    const { data } = readAjaxAnswer(text);
    setError(status === 403 ? words.expired : typeof data === 'string' ? data : words.failed);
  };

  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy('pdf');
    setError('');
    const fetched = await fetchPdf(offerPdfPath(id), offerFileName);
    setBusy(null);
    if (!fetched) setError(words.pdfFailed);
  };

  return (
    <>
      <div role="alert">{error === '' ? null : <Notice kind="error">{error}</Notice>}</div>
      <div className={styles.ways}>
        {isOfferOpen(state) ? (
          <form method="post" action={offersPath} onSubmit={(event) => void add(event)}>
            <input type="hidden" name="offer" value={id} readOnly />
            <input type="hidden" name="security" value={context.nonce} readOnly />
            <Button type="submit" disabled={busy === 'adding'}>
              {busy === 'adding' ? words.adding : words.addToCart}
            </Button>
          </form>
        ) : null}
        {isOfferOpen(state) ? (
          <a className={buttonClass({ kind: 'secondary' })} href={offerCounterPath(id)}>
            {words.counter.open}
          </a>
        ) : null}
        <a
          className={buttonClass({ kind: 'secondary' })}
          data-acts=""
          href={offerPdfPath(id)}
          download={offerFileName}
          aria-disabled={busy === 'pdf' || undefined}
          onClick={(event) => void download(event)}
        >
          {busy === 'pdf' ? words.makingPdf : words.pdf}
        </a>
      </div>
    </>
  );
}

/** Fetches a document and saves it under a name; whether it came. Takes 600 ms at least, so that the button can be read (OFF-09). */
export async function fetchPdf(path: string, name: string): Promise<boolean> {
  const [document] = await Promise.all([read(path), pause()]);
  if (!document) return false;
  const address = URL.createObjectURL(document);
  const link = window.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  window.setTimeout(() => URL.revokeObjectURL(address), PDF_BUTTON_MS);
  return true;
}

async function read(path: string): Promise<Blob | null> {
  try {
    const response = await fetch(path);
    const isPdf = response.headers.get('content-type')?.startsWith('application/pdf') ?? false;
    return response.ok && isPdf ? await response.blob() : null;
  } catch {
    return null;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PDF_BUTTON_MS));
