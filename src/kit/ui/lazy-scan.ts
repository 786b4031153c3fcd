/** How far from the viewport a source is set, in pixels, and how often the page is scanned at most, in milliseconds. */
export const lazyMarginPx = 500;
export const lazyScanMs = 125;

type Box = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** Whether a box is within the margin of a viewport of this size; a box without extent is not shown at all. */
export function isNear(box: Box, viewport: { readonly width: number; readonly height: number }): boolean {
  const { top, bottom, left, right } = box;
  if (top === bottom && left === right) return false;
  return (
    bottom >= -lazyMarginPx &&
    top <= viewport.height + lazyMarginPx &&
    right >= -lazyMarginPx &&
    left <= viewport.width + lazyMarginPx
  );
}

/** Runs a scan when asked, at once or as soon as its interval since the last one has passed; asked often, it runs once. */
export function atMostEvery(
  ms: number,
  scan: () => void,
): { readonly ask: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const run = () => {
    timer = undefined;
    last = performance.now();
    scan();
  };
  return {
    ask() {
      if (timer !== undefined) return;
      const wait = last + ms - performance.now();
      if (wait <= 0) run();
      else timer = setTimeout(run, wait);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
