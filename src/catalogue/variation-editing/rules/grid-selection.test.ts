import { describe, expect, it } from 'vitest';
import { areaOf, moveSelection } from './grid-selection.ts';

const at = (row: number, column: number) => ({ row, column });
const one = (row: number, column: number) => ({ anchor: at(row, column), head: at(row, column) });
const size = { rows: 100, columns: 5 };
const press = (key: string, more: { shift?: boolean; control?: boolean } = {}, from = one(10, 2)) =>
  moveSelection(from, { key, shift: false, control: false, ...more }, size);

describe('keys move in the grid', () => {
  it.each([
    ['ArrowUp', {}, at(9, 2)],
    ['ArrowRight', {}, at(10, 3)],
    ['Enter', {}, at(11, 2)],
    ['Enter', { shift: true }, at(9, 2)],
    ['Tab', {}, at(10, 3)],
    ['Tab', { shift: true }, at(10, 1)],
    ['Home', {}, at(10, 0)],
    ['End', { control: true }, at(99, 4)],
    ['ArrowDown', { control: true }, at(99, 2)],
    ['PageDown', {}, at(30, 2)],
  ] as const)('%s %j', (key, more, head) => {
    expect(press(key, more)?.head).toEqual(head);
  });
  it('and choose what lies between with Shift', () => {
    const chosen = press('ArrowDown', { shift: true }, { anchor: at(10, 2), head: at(12, 1) });
    expect(chosen && areaOf(chosen)).toEqual({ top: 10, left: 1, bottom: 13, right: 2 });
  });
  it('but not beyond it, and other keys nowhere', () => {
    expect(press('ArrowLeft', {}, one(0, 0))?.head).toEqual(at(0, 0));
    expect(press('Enter', {}, one(99, 4))?.head).toEqual(at(99, 4));
    expect(press('x')).toBeNull();
  });
});
