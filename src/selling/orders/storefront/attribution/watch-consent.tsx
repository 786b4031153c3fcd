import { createRoot } from 'react-dom/client';
import {
  consentCookie,
  consentEvent,
  consentHash,
  consentIn,
  consentSeconds,
} from '../../rules/attribution/tracking-terms.ts';
import { ConsentQuestion } from './consent-question.tsx';
import { mayTrack, wishesPrivacy } from './may-track.ts';
import { trackVisit } from './track-visit.ts';

let watching = false;

/**
 * Where the shop notes visits with consent alone: asks who has not answered yet, and who wants to change an answer; a yes begins at
 * once, a no forgets at once, whoever tells it: this question, or another script by the platform's consent event (ATTR-07, ATTR-08).
 */
export function watchConsent(): void {
  if (watching) return;
  watching = true;
  const note = () => trackVisit(mayTrack('with-consent'));
  document.addEventListener(consentEvent, (event) => {
    const told: unknown = event instanceof CustomEvent ? event.detail : null;
    const answer = typeof told === 'object' && told !== null ? Reflect.get(told, 'marketing') : undefined;
    if (answer === 'allow' || answer === 'deny') keepAnswer(answer);
    note();
  });
  window.addEventListener('hashchange', askWhereWished);
  if (consentIn(document.cookie) === null && !wishesPrivacy()) ask();
  else askWhereWished();
  note();
}

function keepAnswer(answer: 'allow' | 'deny'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the answer must be there for the page that follows
  document.cookie = `${consentCookie}=${answer}; path=/; samesite=lax; max-age=${consentSeconds}`;
}

function askWhereWished(): void {
  if (window.location.hash === consentHash) ask();
}

const PLACE_ID = 'privacy-choices';

function ask(): void {
  if (document.getElementById(PLACE_ID)) return;
  const place = document.createElement('div');
  place.id = PLACE_ID;
  document.body.append(place);
  const root = createRoot(place);
  const answer = (marketing: 'allow' | 'deny') => {
    root.unmount();
    place.remove();
    document.dispatchEvent(new CustomEvent(consentEvent, { detail: { marketing } }));
  };
  const locale = document.documentElement.lang === 'en' ? 'en' : 'it';
  root.render(<ConsentQuestion locale={locale} onAnswer={answer} />);
}
