/** How a row of slides behaves; widths in CSS pixels, times in milliseconds. */
export type CarouselSettings = {
  /** from each width of the viewport on: how many slides are seen at once, whether there is a dot for each, and arrows */
  readonly shown: readonly {
    readonly from: number;
    readonly slides: number;
    readonly dots: boolean;
    readonly arrows: boolean;
  }[];
  /** after the last slide comes the first */
  readonly loops: boolean;
  /** how long it stands before it moves by itself; null: it does not */
  readonly autoplayMs: number | null;
};

/** The timeout of the hero slider, which would hold if it moved by itself (SITE-09). */
export const HERO_TIMEOUT_MS = 10_000;

/** One slide at a time, in a loop, with dots; arrows from 768 px on; it moves by nobody's will but the shopper's (SITE-08, SITE-09). */
export const heroSlider: CarouselSettings = {
  shown: [
    { from: 0, slides: 1, dots: true, arrows: false },
    { from: 768, slides: 1, dots: true, arrows: true },
  ],
  loops: true,
  autoplayMs: null,
};

/** One testimonial, two from 768 px on and three from 992, with dots from 768 on; it moves on every 12 seconds (SITE-11, SITE-12). */
export const testimonialSlider: CarouselSettings = {
  shown: [
    { from: 0, slides: 1, dots: false, arrows: false },
    { from: 768, slides: 2, dots: true, arrows: false },
    { from: 992, slides: 3, dots: true, arrows: false },
  ],
  loops: true,
  autoplayMs: 12_000,
};

/** Testimonials in a column: as many as fit into it. */
export const testimonialsInColumn: CarouselSettings = {
  ...testimonialSlider,
  shown: [{ from: 0, slides: 0, dots: true, arrows: false }],
};

/** How long any other row stands that moves by itself (SITE-13). */
export const AUTOPLAY_MS = 5000;

/** A row of products, as many as fit. */
export const productCarousel = (movesByItself: boolean): CarouselSettings => ({
  shown: [{ from: 0, slides: 0, dots: false, arrows: true }],
  loops: true,
  autoplayMs: movesByItself ? AUTOPLAY_MS : null,
});

/** What holds at a width of the viewport. */
export function shownAt({ shown }: CarouselSettings, width: number): CarouselSettings['shown'][number] {
  const held = shown.findLast(({ from }) => width >= from) ?? shown[0];
  if (!held) throw new Error('a row of slides without widths');
  return held;
}

/** Where a row of so many slides stands after a step from `at`; at an end that does not loop it stays. */
export function slideAfter(
  at: number,
  step: number,
  { count, slides, loops }: { readonly count: number; readonly slides: number; readonly loops: boolean },
): number {
  const last = Math.max(0, count - Math.max(1, slides));
  if (!loops) return Math.max(0, Math.min(last, at + step));
  if (at + step > last) return at >= last ? 0 : last;
  if (at + step < 0) return at <= 0 ? last : 0;
  return at + step;
}

/** How an element of a slide comes in: the name of its animation, and delay and duration in milliseconds (SITE-10). */
export type SlideAnimation = {
  readonly name: 'rise' | 'fade' | 'glide' | 'grow';
  readonly delay: number;
  readonly duration: number;
};

/** The elements of a slide that come in, each in its own way. */
export const slideAnimations = {
  title: { name: 'rise', delay: 0, duration: 500 },
  text: { name: 'fade', delay: 150, duration: 500 },
  link: { name: 'glide', delay: 300, duration: 400 },
  picture: { name: 'grow', delay: 0, duration: 900 },
} as const satisfies Readonly<Record<string, SlideAnimation>>;

type Frame = { readonly opacity?: number; readonly transform?: string };

/** The frame that an animation begins with; what glides comes from where the line of writing begins, also from right to left. */
export function firstFrame(name: SlideAnimation['name'], direction: 'ltr' | 'rtl'): Frame {
  if (name === 'fade') return { opacity: 0 };
  if (name === 'rise') return { opacity: 0, transform: 'translateY(24px)' };
  if (name === 'grow') return { transform: 'scale(1.06)' };
  return { opacity: 0, transform: `translateX(${direction === 'rtl' ? 32 : -32}px)` };
}
