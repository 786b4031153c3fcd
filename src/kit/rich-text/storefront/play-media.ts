import type { Locale } from '#messages/locale.ts';
import { mediaFor } from '#messages/media-for.ts';
import { createMediaPlayer } from './media-element.ts';

/** The files of an element, in the order in which a browser tries them. */
function filesOf(media: HTMLMediaElement): readonly { readonly source: string; readonly type: string }[] {
  return [media, ...media.querySelectorAll('source')].flatMap((element) => {
    const source = element.getAttribute('src');
    return source ? [{ source, type: element.getAttribute('type') ?? '' }] : [];
  });
}

function linkTo(source: string, label: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'media-file';
  link.href = source;
  link.download = '';
  link.textContent = label;
  return link;
}

/** Puts one element into the player, or replaces it by a link to its file where it cannot be played (SITE-23). */
function play(media: HTMLMediaElement, locale: Locale): void {
  const words = mediaFor(locale);
  const files = filesOf(media);
  const holder = document.createElement('div');
  holder.className = 'media-place';
  media.replaceWith(holder);
  holder.append(media);
  const giveUp = () => holder.replaceWith(linkTo(files[0]?.source ?? '', words.downloadFile));
  const hasFailed = () => media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
  if (hasFailed() || !files.some(({ type }) => type === '' || media.canPlayType(type) !== '')) {
    giveUp();
    return;
  }
  catchRefusals(media);
  let open = true;
  // Both events come in the middle of the player's own work, which may go on with another file.
  const fail = () => {
    if (open) {
      open = false;
      player.pause();
      player.remove();
    }
    giveUp();
  };
  const player = createMediaPlayer(media, { locale, words, onFailure: () => setTimeout(fail) });
  const failLater = () => setTimeout(() => open && hasFailed() && fail());
  media.addEventListener('error', failLater);
  nameParts(media, holder);
}

/** A file that cannot be played has an error event; the promise of `play()` has no handler, so its rejection is caught here. */
function catchRefusals(media: HTMLMediaElement): void {
  const begin = media.play.bind(media);
  media.play = () => begin().catch(() => undefined);
}

/** Names the player after its element, as a page may have more than one player, and labels its caption languages. */
function nameParts(media: HTMLMediaElement, holder: HTMLElement): void {
  for (const choice of holder.querySelectorAll('.mejs-captions-selector-list-item')) {
    choice
      .querySelector('input')
      ?.setAttribute('aria-label', choice.textContent.replace('(loading)', '').trim());
  }
  const name = media.getAttribute('aria-label');
  const player = holder.querySelector('[role="application"]');
  if (!name || !player) return;
  player.setAttribute('aria-label', `${player.getAttribute('aria-label')}: ${name}`);
  media.removeAttribute('aria-label');
}

/** Every audio and video below an element gets its player when it is first seen. */
export function playMedia(root: HTMLElement, locale: Locale): void {
  const views = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLMediaElement)) continue;
        views.unobserve(target);
        play(target, locale);
      }
    },
    { rootMargin: '200px' },
  );
  for (const media of root.querySelectorAll('audio, video')) views.observe(media);
}
