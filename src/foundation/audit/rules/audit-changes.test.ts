import { describe, expect, test } from 'vitest';
import { auditChanges, hiddenFact } from './audit-changes.ts';

describe('what the trail stores of a change', () => {
  test('the fields that differ, of both sides', () => {
    const before = { code: 'ESTATE', amount: 1000, categories: [1, 2] };
    expect(auditChanges(before, { ...before, amount: 1500, categories: [1, 3] })).toEqual({
      before: { amount: 1000, categories: [1, 2] },
      after: { amount: 1500, categories: [1, 3] },
    });
  });

  test('nothing where nothing differs, whatever the order of the fields', () => {
    const before = { area: { country: 'IT', state: 'MO' }, list: [{ a: 1, b: 2 }] };
    expect(auditChanges(before, { list: [{ b: 2, a: 1 }], area: { state: 'MO', country: 'IT' } })).toBeNull();
  });

  test('everything of what is new and of what is gone', () => {
    expect(auditChanges(null, { code: 'A' })).toEqual({ before: null, after: { code: 'A' } });
    expect(auditChanges({ code: 'A' }, null)).toEqual({ before: { code: 'A' }, after: null });
  });

  test('a field that comes or goes stands on its side alone', () => {
    expect(auditChanges({ a: 1 }, { a: 1, b: 2 })).toEqual({ before: {}, after: { b: 2 } });
  });

  test('a list is not an object with numbers for names', () => {
    expect(auditChanges({ a: ['x'] }, { a: { 0: 'x' } })).not.toBeNull();
  });

  test('secrets are hidden at any depth, and their change is still shown', () => {
    const changes = auditChanges(
      { password_hash: 'old', mail: { apiToken: 'x', host: 'a' } },
      { password_hash: 'new', mail: { apiToken: 'y', host: 'b' } },
    );
    expect(changes?.after).toEqual({ password_hash: hiddenFact, mail: { apiToken: hiddenFact, host: 'b' } });
    expect(JSON.stringify(changes)).not.toMatch(/old|new|"x"|"y"/);
  });

  test('a long text is cut', () => {
    expect(String(auditChanges(null, { note: 'x'.repeat(5000) })?.after?.note)).toHaveLength(2001);
  });
});
