import { createRoot } from 'react-dom/client';
import { consentEvent, consentHash, consentIn, viewedKey } from '../../rules/attribution/tracking-terms.ts';
import { ConsentQuestion } from './consent-question.tsx';
import { trackVisit } from './track-visit.ts';
import { mayTrack, saveConsent, wantsPrivacy } from './tracking-consent.ts';

let watching = false;

/**
 * Where the shop records visits only with consent: asks visitors without an answer, and those who want to change theirs. A yes starts
 * tracking, a no deletes the cookies at once, whether from this question or from the platform's consent event (ATTR-07, ATTR-08). `viewed`:
 * browsers also remember which products were looked at.
 */
export function watchConsent(viewed: boolean): void {
  if (watching) return;
  watching = true;
  const note = () => trackVisit(mayTrack('with-consent'));
  document.addEventListener(consentEvent, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    const answer =
      typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'marketing') : undefined;
    if (answer === 'allow' || answer === 'deny') saveConsent(answer);
    if (answer === 'deny') forgetViewed();
    note();
  });
  const askWhereWanted = () => {
    if (window.location.hash === consentHash) ask(viewed);
  };
  window.addEventListener('hashchange', askWhereWanted);
  if (consentIn(document.cookie) === null && !wantsPrivacy()) ask(viewed);
  else askWhereWanted();
  note();
}

function forgetViewed(): void {
  try {
    localStorage.removeItem(viewedKey);
  } catch {
    // Where storage is denied nothing is stored.
  }
}

const CONTAINER_ID = 'privacy-choices';

function ask(viewed: boolean): void {
  if (document.getElementById(CONTAINER_ID)) return;
  const container = document.createElement('div');
  container.id = CONTAINER_ID;
  document.body.append(container);
  const root = createRoot(container);
  const answer = (marketing: 'allow' | 'deny') => {
    root.unmount();
    container.remove();
    document.dispatchEvent(new CustomEvent(consentEvent, { detail: { marketing } }));
  };
  const locale = document.documentElement.lang === 'en' ? 'en' : 'it';
  root.render(<ConsentQuestion locale={locale} viewed={viewed} onAnswer={answer} />);
}
