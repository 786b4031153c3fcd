import { expect, test } from 'vitest';
import { pointByKey, pointDragged, pointUnder, zoomCentre } from './zoom-point.ts';

const box = { left: 100, top: 50, width: 400, height: 200 };

test.each([
  [
    { clientX: 300, clientY: 150 },
    { x: 50, y: 50 },
  ],
  [
    { clientX: 100, clientY: 250 },
    { x: 0, y: 100 },
  ],
  [
    { clientX: 0, clientY: 900 },
    { x: 0, y: 100 },
  ],
])('a pointer at %j looks at %j', (pointer, point) => {
  expect(pointUnder(pointer, box)).toEqual(point);
});

test('arrows move by an eighth and stop at the edges; other keys do nothing', () => {
  expect(pointByKey('ArrowRight', zoomCentre)).toEqual({ x: 62.5, y: 50 });
  expect(pointByKey('ArrowUp', { x: 50, y: 5 })).toEqual({ x: 50, y: 0 });
  expect(pointByKey('Enter', zoomCentre)).toBeNull();
});

test('a finger draws the picture along with it, as far as there is any', () => {
  expect(pointDragged(zoomCentre, { x: -40, y: 20 }, box, 2)).toEqual({ x: 60, y: 40 });
  expect(pointDragged(zoomCentre, { x: 4000, y: 0 }, box, 2)).toEqual({ x: 0, y: 50 });
});
