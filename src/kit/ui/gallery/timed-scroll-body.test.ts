import { expect, test } from 'vitest';
import { moveWithin } from './timed-scroll-body.ts';

type Moved = Parameters<typeof moveWithin>[1];

type Vector = Moved['location'];
const numberOf = (value: number | Vector) => (typeof value === 'number' ? value : value.get());

const vector = (value: number): Vector => ({
  get: () => value,
  set(to) {
    value = numberOf(to);
  },
  add(by) {
    value += numberOf(by);
  },
  subtract(by) {
    value -= numberOf(by);
  },
});

/** As much of the slider's engine as moves. */
function anEngine(): { engine: Moved; hold: (held: boolean) => void } {
  let duration = 25;
  let held = false;
  const [location, previousLocation, target] = [vector(0), vector(0), vector(0)];
  const scrollBody: Moved['scrollBody'] = {
    direction: () => 0,
    duration: () => duration,
    velocity: () => 0,
    settled: () => target.get() === location.get(),
    seek() {
      previousLocation.set(location);
      location.set(target);
      return scrollBody;
    },
    useBaseDuration: () => scrollBody,
    useBaseFriction: () => scrollBody,
    useFriction: () => scrollBody,
    useDuration(to) {
      duration = to;
      return scrollBody;
    },
  };
  const dragHandler = { init: () => {}, destroy: () => {}, pointerDown: () => held };
  return {
    engine: { scrollBody, dragHandler, location, previousLocation, target },
    hold(now) {
      held = now;
    },
  };
}

/** The positions after each step of a sixtieth of a second. */
function positions(engine: Moved, count: number): number[] {
  return Array.from({ length: count }, () => {
    engine.scrollBody.seek();
    return engine.location.get();
  });
}

test.each([-300, -1200])('a way of %i pixels takes 500 ms, thirty sixtieths of a second', (way) => {
  const { engine } = anEngine();
  moveWithin(500, engine);
  engine.target.set(way);
  const along = positions(engine, 31);
  expect(along[14]).toBeCloseTo(way / 2, 6);
  expect(along[28]).not.toBe(way);
  expect(along.slice(29)).toEqual([way, way]);
  expect(along.toSorted((a, b) => b - a)).toEqual(along);
});

test('another aim on the way takes 500 ms from there', () => {
  const { engine } = anEngine();
  moveWithin(500, engine);
  engine.target.set(-300);
  positions(engine, 10);
  engine.target.set(0);
  expect(positions(engine, 30).at(-1)).toBe(0);
});

test('a jump arrives at once, and a finger moves it without delay', () => {
  const { engine, hold } = anEngine();
  moveWithin(500, engine);
  engine.scrollBody.useDuration(0);
  engine.target.set(-300);
  expect(positions(engine, 1)).toEqual([-300]);
  engine.scrollBody.useDuration(25);
  hold(true);
  engine.target.set(-280);
  expect(positions(engine, 1)).toEqual([-280]);
  hold(false);
  engine.target.set(-300);
  expect(positions(engine, 30).at(-1)).toBe(-300);
});
