import { useEffect, useState } from 'react';
import { announce } from '#kit/ui/live/announce.ts';
import { formAddress } from '../rules/listing-address.ts';
import { resultCountRepeatMs } from '../rules/result-count-delay.ts';
import { findListingPart } from './listing-parts.ts';
import { showListing } from './show-listing.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const here = () => location.pathname + location.search;

const listingForms = () => [...document.querySelectorAll<HTMLFormElement>('form[data-listing-form]')];

function listingFormOf(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null;
  return form?.dataset.listingForm === undefined ? null : form;
}

function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return formAddress(new URL(form.action).pathname, new URLSearchParams(fields));
}

/** On a small screen the filters lie over the page. */
function closePanel(form: HTMLFormElement): void {
  const panel = form.closest<HTMLElement>('[popover]');
  if (panel?.matches(':popover-open')) panel.hidePopover();
}

/** A failed update of the listing, and how to retry it. */
export type FailedListing = { readonly retry: () => void };

/**
 * Handles changes of a listing: an order submits its form (CAT-03), a filter applies at once, both keep the focus; the count is announced,
 * a second time when the page has settled (CAT-04). If the update fails, the listing and its forms stay as they were; the failure is
 * returned, null while there is none.
 */
export function useListingChanges(): FailedListing | null {
  const [failed, setFailed] = useState<FailedListing | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let current = new AbortController();
    let shown = here();
    let asked = shown;
    let repeatTimer: ReturnType<typeof setTimeout>;

    function repeatCount(): void {
      clearTimeout(repeatTimer);
      repeatTimer = setTimeout(
        () => announce(findListingPart(document, 'count')?.textContent ?? ''),
        resultCountRepeatMs,
      );
    }

    function showWhatHolds(): void {
      asked = shown;
      for (const form of listingForms()) form.reset();
    }

    function fail(address: string, isNew: boolean): void {
      showWhatHolds();
      for (const form of listingForms()) closePanel(form);
      setFailed({ retry: () => void show(address, isNew) });
    }

    async function show(address: string, isNew: boolean): Promise<void> {
      current.abort();
      current = new AbortController();
      const mine = current.signal;
      asked = address;
      setFailed(null);
      try {
        if ((await showListing(address, mine)) === null) return location.assign(address);
        if (isNew) history.pushState({ listing: true }, '', address);
        shown = address;
        repeatCount();
      } catch {
        // Aborted: another choice came meanwhile.
        if (!mine.aborted) fail(address, isNew);
      }
    }

    function apply(form: HTMLFormElement): void {
      if (!form.reportValidity()) return;
      const address = addressOf(form);
      if (address !== asked) void show(address, true);
    }

    function change({ target }: Event): void {
      const form = listingFormOf(target);
      if (form?.dataset.listingForm === 'order') form.requestSubmit();
      else if (form) apply(form);
    }

    function submit(event: SubmitEvent): void {
      const form = listingFormOf(event.target);
      if (!form) return;
      event.preventDefault();
      apply(form);
      closePanel(form);
    }

    function click(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !findListingPart(document, 'chosen')?.contains(link) || !isPlain(event)) return;
      event.preventDefault();
      const { pathname, search } = new URL(link.href);
      void show(pathname + search, true);
    }

    function travel(event: PopStateEvent): void {
      if (here() === asked) return;
      // The router would fetch data for a page whose markup it does not render.
      event.stopImmediatePropagation();
      void show(here(), false);
    }

    // Before hydration the visitor may have gone back in history, or have chosen an order.
    function catchUp(): void {
      const form = listingForms().find(({ dataset }) => dataset.listingForm === 'order');
      if (!form) return;
      const chosen = addressOf(form);
      form.reset();
      const rendered = addressOf(form);
      if (rendered !== formAddress(new URL(form.action).pathname, new URLSearchParams(location.search)))
        void show(here(), false);
      else if (chosen !== rendered) void show(chosen, true);
    }

    // A page that comes back from the back/forward cache brings along what was chosen in it, whether or not it was ever shown.
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (persisted) showWhatHolds();
    }

    document.addEventListener('change', change, { signal });
    document.addEventListener('submit', submit, { signal });
    document.addEventListener('click', click, { signal });
    window.addEventListener('popstate', travel, { signal, capture: true });
    window.addEventListener('pageshow', comeBack, { signal });
    catchUp();
    repeatCount();
    return () => {
      ending.abort();
      current.abort();
      clearTimeout(repeatTimer);
    };
  }, []);
  return failed;
}
