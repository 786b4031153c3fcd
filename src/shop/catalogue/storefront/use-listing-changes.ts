import { useEffect } from 'react';
import { announce } from '#ui/live/announce.ts';
import { resultCountAgainMs } from '../rules/constants.ts';
import { formAddress } from '../rules/listing-address.ts';
import { findListingPart } from './browser/listing-parts.ts';
import { showListing } from './browser/show-listing.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function filterFormOf(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null;
  return form?.dataset.listingForm === 'filters' ? form : null;
}

function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return formAddress(new URL(form.action).pathname, new URLSearchParams(fields));
}

const here = () => location.pathname + location.search;

/**
 * Hears what is chosen in a listing: an order submits its form (CAT-03), a filter applies at once and keeps the focus, the
 * count is told, and told again when the page has settled (CAT-04).
 */
export function useListingChanges(): void {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let current = new AbortController();
    let shown = here();
    let again: ReturnType<typeof setTimeout>;

    function sayAgain(): void {
      clearTimeout(again);
      again = setTimeout(
        () => announce(findListingPart(document, 'count')?.textContent ?? ''),
        resultCountAgainMs,
      );
    }

    async function show(address: string, isNew: boolean): Promise<void> {
      current.abort();
      current = new AbortController();
      const mine = current.signal;
      if (isNew) history.pushState({ listing: true }, '', address);
      shown = here();
      try {
        if ((await showListing(address, mine)) === null) location.assign(address);
        else sayAgain();
      } catch {
        // Another choice came meanwhile; or nothing answers, which the browser says in its own way.
        if (!mine.aborted) location.assign(address);
      }
    }

    function apply(form: HTMLFormElement): void {
      if (!form.reportValidity()) return;
      const address = addressOf(form);
      if (address !== shown) void show(address, true);
    }

    function change({ target }: Event): void {
      if (target instanceof HTMLSelectElement && target.form?.dataset.listingForm === 'order') {
        target.form.requestSubmit();
      }
      const form = filterFormOf(target);
      if (form) apply(form);
    }

    function submit(event: SubmitEvent): void {
      const form = filterFormOf(event.target);
      if (!form) return;
      event.preventDefault();
      apply(form);
      const panel = form.closest<HTMLElement>('[popover]');
      if (panel?.matches(':popover-open')) panel.hidePopover();
    }

    function click(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !findListingPart(document, 'chosen')?.contains(link) || !isPlain(event)) return;
      event.preventDefault();
      const { pathname, search } = new URL(link.href);
      void show(pathname + search, true);
    }

    function travel(event: PopStateEvent): void {
      if (here() === shown) return;
      // The router would fetch data for a page whose markup it does not draw.
      event.stopImmediatePropagation();
      void show(here(), false);
    }

    document.addEventListener('change', change, { signal });
    document.addEventListener('submit', submit, { signal });
    document.addEventListener('click', click, { signal });
    window.addEventListener('popstate', travel, { signal, capture: true });
    sayAgain();
    return () => {
      ending.abort();
      current.abort();
      clearTimeout(again);
    };
  }, []);
}
