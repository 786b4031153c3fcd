import { script } from '#kit/islands/storefront/script.ts';
import { announce, lastAnnounced } from '#kit/ui/live/announce.ts';
import { formAddress } from '../rules/listing-address.ts';
import { resultCountRepeatMs } from '../rules/result-count-delay.ts';
import { findListingPart, sayProblem, unsayProblem } from './listing-parts.ts';
import { showListing } from './show-listing.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const here = () => location.pathname + location.search;

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

/**
 * Handles changes of a listing: an order submits its form (CAT-03), a filter applies at once, both keep the focus; the count is announced,
 * a second time when the page has settled (CAT-04), unless something else was announced meanwhile. If the update fails, the listing and its
 * forms stay as they were, and a message offers a retry.
 */
function handleChanges(listing: HTMLElement): undefined {
  let current = new AbortController();
  let shown = here();
  let asked = shown;
  let repeatTimer: ReturnType<typeof setTimeout>;

  const forms = () => [...listing.querySelectorAll<HTMLFormElement>('form[data-listing-form]')];

  function repeatCount(): void {
    clearTimeout(repeatTimer);
    const announced = lastAnnounced();
    repeatTimer = setTimeout(() => {
      if (lastAnnounced() === announced) announce(findListingPart(listing, 'count')?.textContent ?? '');
    }, resultCountRepeatMs);
  }

  function showWhatHolds(): void {
    asked = shown;
    for (const form of forms()) form.reset();
  }

  function fail(address: string, isNew: boolean): void {
    showWhatHolds();
    for (const form of forms()) closePanel(form);
    sayProblem(listing, () => void show(address, isNew));
  }

  async function show(address: string, isNew: boolean): Promise<void> {
    current.abort();
    current = new AbortController();
    const mine = current.signal;
    asked = address;
    unsayProblem(listing);
    try {
      if ((await showListing(address, mine)) === null) return location.assign(address);
      if (isNew) history.pushState(null, '', address);
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

  // Before this script was there the visitor may have gone back in history, or have chosen an order.
  function catchUp(): void {
    const form = forms().find(({ dataset }) => dataset.listingForm === 'order');
    const select = form?.querySelector('select');
    if (!form || !select) return;
    const { value } = select;
    const chosen = addressOf(form);
    form.reset();
    const rendered = addressOf(form);
    select.value = value;
    if (rendered !== formAddress(new URL(form.action).pathname, new URLSearchParams(location.search)))
      void show(here(), false);
    else if (chosen !== rendered) void show(chosen, true);
  }

  listing.addEventListener('change', ({ target }) => {
    const form = listingFormOf(target);
    if (form?.dataset.listingForm === 'order') form.requestSubmit();
    else if (form) apply(form);
  });
  listing.addEventListener('submit', (event) => {
    const form = listingFormOf(event.target);
    if (!form) return;
    event.preventDefault();
    apply(form);
    closePanel(form);
  });
  listing.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !findListingPart(listing, 'chosen')?.contains(link) || !isPlain(event)) return;
    event.preventDefault();
    const { pathname, search } = new URL(link.href);
    void show(pathname + search, true);
  });
  window.addEventListener('popstate', () => {
    if (here() !== asked) void show(here(), false);
  });
  // A page that comes back from the back/forward cache brings along what was chosen in it, whether or not it was ever shown.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showWhatHolds();
  });
  catchUp();
  repeatCount();
}

export default script<null>('listing-changes', handleChanges, 'start');
