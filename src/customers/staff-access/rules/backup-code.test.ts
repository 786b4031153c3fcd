import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupCodeOf, readAppCode, readBackupCode } from './backup-code.ts';

describe('codes of a second factor', () => {
  it('a backup code is read however it is typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 16 }), (random) => {
        const code = backupCodeOf(random);
        expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
        const read = code.replaceAll('-', '');
        expect(readBackupCode(code)).toBe(read);
        expect(readBackupCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(read);
      }),
    );
  });

  it.each(['', 'ABCD-EFGH', 'ABCD-EFGH-JKM0', '123456'])('%s is no backup code', (typed) => {
    expect(readBackupCode(typed)).toBeNull();
  });

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', null],
    ['1234567', null],
    ['abcdef', null],
  ])('%s is the code %s of an app', (typed, code) => {
    expect(readAppCode(typed)).toBe(code);
  });
});
