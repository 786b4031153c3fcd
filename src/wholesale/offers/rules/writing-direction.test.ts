import { describe, expect, it } from 'vitest';
import { writingDirection } from './writing-direction.ts';

describe('which way a text is read', () => {
  it.each([
    ['فلتر زيت', 'rtl'],
    ['12 × فلتر زيت (Bosch)', 'rtl'],
    ['Filtro olio فلتر', 'ltr'],
    ['オイルフィルター', 'ltr'],
    ['ไส้กรองน้ำมันเครื่อง', 'ltr'],
    ['1234', 'ltr'],
    ['', 'ltr'],
  ] as const)('[OFF-08] %s: %s', (text, direction) => {
    expect(writingDirection(text)).toBe(direction);
  });
});
