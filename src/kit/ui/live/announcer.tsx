import { visuallyHidden } from '../display/visually-hidden.tsx';
import { announcerId } from './announce.ts';

/** The live region of the page; one is enough. */
export function Announcer() {
  return <div id={announcerId} className={visuallyHidden} role="status" aria-live="polite" />;
}
