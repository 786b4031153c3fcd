import { expect, test } from 'vitest';
import { areEdges, cutArea, focusWithin, squareAround, squareWidths } from './picture-cut.ts';

test.each([
  [
    { left: 0, top: 0, right: 0, bottom: 0 },
    { left: 0, top: 0, width: 1000, height: 500 },
  ],
  [
    { left: 10, top: 20, right: 40, bottom: 0 },
    { left: 100, top: 100, width: 500, height: 400 },
  ],
  [
    { left: 45, top: 45, right: 45, bottom: 45 },
    { left: 450, top: 225, width: 100, height: 50 },
  ],
])('of 1000 by 500 pixels without %j there are %j', (edges, area) => {
  expect(cutArea({ width: 1000, height: 500 }, edges)).toEqual(area);
});

test('of a picture of one pixel something is always left', () => {
  expect(cutArea({ width: 1, height: 1 }, { left: 45, top: 0, right: 45, bottom: 0 }).width).toBe(1);
});

test.each([
  [
    { x: 50, y: 50 },
    { left: 250, top: 0 },
  ],
  [
    { x: 0, y: 90 },
    { left: 0, top: 0 },
  ],
  [
    { x: 100, y: 0 },
    { left: 500, top: 0 },
  ],
  [
    { x: 30, y: 50 },
    { left: 50, top: 0 },
  ],
])('around %j the square of 1000 by 500 pixels begins at %j', (focus, at) => {
  expect(squareAround({ width: 1000, height: 500 }, focus)).toEqual({ ...at, width: 500, height: 500 });
});

test('a point is measured within what is left of the picture', () => {
  const edges = { left: 50, top: 0, right: 0, bottom: 50 };
  expect(focusWithin({ x: 75, y: 25 }, edges)).toEqual({ x: 50, y: 50 });
  expect(focusWithin({ x: 10, y: 90 }, edges)).toEqual({ x: 0, y: 100 });
});

test.each([
  [{ width: 1920, height: 1080 }, [160, 320, 640]],
  [{ width: 500, height: 700 }, [160, 320, 500]],
  [{ width: 100, height: 90 }, [90]],
  [{ width: 160, height: 160 }, [160]],
])('the squares of %j are stored in %j', (size, widths) => {
  expect(squareWidths(size)).toEqual(widths);
});

test('no more than nine tenths may be cut off', () => {
  expect(areEdges({ left: 50, top: 0, right: 40, bottom: 0 })).toBe(true);
  expect(areEdges({ left: 50, top: 0, right: 41, bottom: 0 })).toBe(false);
  expect(areEdges({ left: 0, top: 91, right: 0, bottom: 0 })).toBe(false);
});
