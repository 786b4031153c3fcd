import { script } from '#kit/islands/storefront/script.ts';
import {
  type CarouselSettings,
  firstFrame,
  type SlideAnimation,
  shownAt,
  slideAfter,
} from '../../rules/blocks/carousel-settings.ts';

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A row of slides that the browser itself scrolls by touch and by keys, and no mouse drags (SITE-09): dots, arrows, the way from the last slide
 * to the first, and moving by itself, which stops while somebody points at it, is in it, or has pressed pause (SITE-08, SITE-11, SITE-13).
 */
function begin(element: HTMLElement, settings: CarouselSettings): undefined {
  const track = element.querySelector<HTMLElement>('[data-track]');
  if (!track) return;
  const slides = [...track.children] as HTMLElement[];
  const controls = element.querySelector<HTMLElement>('[data-controls]');
  const dots = [...element.querySelectorAll<HTMLElement>('[data-dot]')];
  const arrows = [...element.querySelectorAll<HTMLElement>('[data-step]')];
  const [pause] = element.querySelectorAll<HTMLElement>('[data-pause]');
  const isRightToLeft = getComputedStyle(track).direction === 'rtl';
  let at = 0;
  let isPaused = false;
  let isHeld = false;

  const width = () => slides[0]?.getBoundingClientRect().width ?? 0;
  const gap = () => Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const held = () => shownAt(settings, window.innerWidth);
  const seen = () =>
    held().slides || Math.max(1, Math.floor((track.clientWidth + gap()) / (width() + gap())));

  const draw = () => {
    const { dots: hasDots, arrows: hasArrows } = held();
    const moves = slides.length > seen();
    for (const arrow of arrows) arrow.hidden = !hasArrows || !moves;
    for (const [place, dot] of dots.entries()) {
      dot.hidden = !hasDots || !moves || place > slides.length - seen();
      dot.setAttribute('aria-current', String(place === at));
    }
    if (pause) pause.hidden = !moves || settings.autoplayMs === null || wantsStillness();
    for (const [place, slide] of slides.entries()) slide.inert = place < at || place >= at + seen();
    if (controls) controls.hidden = false;
  };
  const comesIn = (slide: HTMLElement | undefined) => {
    if (wantsStillness()) return;
    for (const part of slide?.querySelectorAll<HTMLElement>('[data-animation]') ?? []) {
      const { name, delay, duration }: SlideAnimation = JSON.parse(part.dataset.animation ?? '{}');
      part.animate([firstFrame(name, isRightToLeft ? 'rtl' : 'ltr'), {}], {
        ...{ delay, duration, fill: 'backwards', easing: 'cubic-bezier(0.2, 0, 0.1, 1)' },
      });
    }
  };
  const show = (place: number) => {
    const left = place * (width() + gap()) * (isRightToLeft ? -1 : 1);
    track.scrollTo({ left, behavior: wantsStillness() ? 'instant' : 'smooth' });
    stand(place);
  };
  const stand = (place: number) => {
    if (place === at) return;
    at = place;
    comesIn(slides[at]);
    draw();
  };
  const step = (by: number) =>
    show(slideAfter(at, by, { count: slides.length, slides: seen(), loops: settings.loops }));

  for (const arrow of arrows)
    arrow.addEventListener('click', () => step(Number(arrow.dataset.step) * (held().slides || seen())));
  for (const [place, dot] of dots.entries()) dot.addEventListener('click', () => show(place));
  pause?.addEventListener('click', () => {
    isPaused = !isPaused;
    pause.setAttribute('aria-pressed', String(isPaused));
  });
  let settled: ReturnType<typeof setTimeout> | undefined;
  track.addEventListener('scroll', () => {
    clearTimeout(settled);
    settled = setTimeout(() => stand(Math.round(Math.abs(track.scrollLeft) / (width() + gap()))), 120);
  });
  for (const [event, value] of [
    ['pointerenter', true],
    ['pointerleave', false],
    ['focusin', true],
    ['focusout', false],
  ] as const) {
    element.addEventListener(event, () => {
      isHeld = value;
    });
  }
  addEventListener('resize', draw);
  draw();
  if (settings.autoplayMs !== null) {
    setInterval(() => {
      if (!isPaused && !isHeld && !document.hidden && !wantsStillness()) step(1);
    }, settings.autoplayMs);
  }
}

export default script('slides', begin, 'start');
