import { describe, expect, it } from 'vitest';
import { buttonRefusal, checkboxRefusal } from './press-refusal.ts';

const row = { inStock: true, needsVariation: false, adding: false };

describe('a press on the button of a row', () => {
  it('adds where nothing speaks against it', () => {
    expect(buttonRefusal(row)).toBeNull();
  });

  it('[TAB-61] of an item that is out of stock is answered with `sorry_out_of_stock`', () => {
    expect(buttonRefusal({ ...row, inStock: false })).toBe('sorry_out_of_stock');
  });

  it('[TAB-62] without a variation is answered with `no_right_combination`', () => {
    expect(buttonRefusal({ ...row, needsVariation: true })).toBe('no_right_combination');
  });

  it('[TAB-63] while an add is loading is answered with `adding_in_progress`', () => {
    expect(buttonRefusal({ ...row, adding: true })).toBe('adding_in_progress');
  });
});

describe('a press on the checkbox of a row', () => {
  it('ticks where nothing speaks against it', () => {
    expect(checkboxRefusal(row)).toBeNull();
  });

  it.each([{ inStock: false }, { needsVariation: true }])(
    '[TAB-64] that is disabled is answered with `sorry_plz_right_combination` (%o)',
    (state) => {
      expect(checkboxRefusal({ ...row, ...state })).toBe('sorry_plz_right_combination');
    },
  );
});
