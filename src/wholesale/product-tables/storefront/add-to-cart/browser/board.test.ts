import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoard } from './board.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const error = { kind: 'error', text: 'Spiacenti! Quantità 0' } as const;
const texts = (board: ReturnType<typeof createBoard>) => board.snapshot().map(({ text }) => text);

describe('the board of notices', () => {
  it.each([2000, 3000])('[TAB-88] a notice disappears after %i ms, where that is how long it stays', (ms) => {
    const board = createBoard(() => ms);
    board.show(error);
    vi.advanceTimersByTime(ms - 1);
    expect(texts(board)).toEqual([error.text]);
    vi.advanceTimersByTime(1);
    expect(texts(board)).toEqual([]);
  });

  it('[TAB-88] each has its own time, and can be closed before', () => {
    const board = createBoard(() => 3000);
    board.show(error);
    vi.advanceTimersByTime(1000);
    board.show({ kind: 'success', text: 'Aggiunto' });
    vi.advanceTimersByTime(2000);
    expect(texts(board)).toEqual(['Aggiunto']);
    board.remove(board.snapshot()[0]?.id ?? 0);
    expect(texts(board)).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(texts(board)).toEqual([]);
  });

  it('nothing goes while it is read, and every timer restarts afterwards', () => {
    const board = createBoard(() => 3000);
    board.show(error);
    board.hold();
    board.show({ kind: 'info', text: 'Ancora' });
    vi.advanceTimersByTime(60_000);
    expect(texts(board)).toEqual([error.text, 'Ancora']);
    board.release();
    vi.advanceTimersByTime(2999);
    expect(texts(board)).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(texts(board)).toEqual([]);
  });

  it('shows the newest five', () => {
    const board = createBoard(() => 3000);
    for (let count = 1; count <= 7; count += 1) board.show({ kind: 'info', text: String(count) });
    expect(texts(board)).toEqual(['3', '4', '5', '6', '7']);
  });
});
