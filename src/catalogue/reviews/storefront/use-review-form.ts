import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { visitorCookie } from '#foundation/visitor/rules/visitor-cookie.ts';
import { readCookie } from '#kit/browser/storefront/read-cookie.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import { checkReview } from '../rules/check-review.ts';
import type { ReviewTerms } from '../rules/product-review.ts';
import { readReviewDraft } from '../rules/review-draft.ts';
import type { ShownProblem } from './review-problems.tsx';

const neverChanges = () => () => {};

export type ReviewFormInput = {
  readonly terms: ReviewTerms;
  readonly platform: string;
  readonly problems: readonly ShownProblem[];
  readonly person: { readonly nonce: string } | null;
};

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Requests the nonce of the logged-in visitor; without one the server asks to confirm. */
async function fetchNonce(): Promise<string> {
  const answer = await fetch('/wp-admin/admin-ajax.php?action=rest-nonce').catch(() => null);
  return answer?.ok ? await answer.text() : '';
}

/** What scripts add to the form: the same rules as the server's before anything is sent, and the nonce of a person. */
export function useReviewForm({ terms, platform, problems: first, person }: ReviewFormInput) {
  const { errors } = productReviewsFor(useWords().locale).form;
  const summary = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState(first);
  const wantsFocus = useRef(first.length > 0);
  const [alert, setAlert] = useState<string | null>(null);
  const hasCookie = useSyncExternalStore(
    neverChanges,
    () => readCookie(visitorCookie(platform)) !== null,
    () => false,
  );
  // The server knows better than a cookie who is asking; a page for everybody was not asked.
  const isKnown = person !== null || (hasCookie && first.length === 0);

  // After an attempt the focus goes to what is wrong, once the alert has been read; correcting a field moves nothing.
  useEffect(() => {
    if (!wantsFocus.current || alert !== null || !summary.current) return;
    wantsFocus.current = false;
    summary.current.focus();
  });

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const found = checkReview(readReviewDraft(fieldsOf(form)), { terms, isPerson: isKnown });
    setProblems(found.map(({ field, code }) => ({ field, text: errors[code] })));
    if (found.length > 0) {
      event.preventDefault();
      wantsFocus.current = true;
      if (found.some(({ code }) => code === 'rating-missing')) setAlert(errors['rating-missing']);
      return;
    }
    const nonce = form.elements.namedItem('_wpnonce');
    if (isKnown && nonce instanceof HTMLInputElement && nonce.value === '') {
      event.preventDefault();
      void fetchNonce().then((value) => {
        nonce.value = value;
        // A button is called `submit`, as the platform's form has it: the form's own function is taken from its kind.
        HTMLFormElement.prototype.submit.call(form);
      });
    }
  }

  /** A field that is being corrected is not called wrong any more. */
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
    if (problems.some(({ field }) => field === name)) {
      setProblems(problems.filter(({ field }) => field !== name));
    }
  }

  return { problems, summary, isKnown, alert, onSubmit, onInput, closeAlert: () => setAlert(null) };
}
