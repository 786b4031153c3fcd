import { expect, test } from 'vitest';
import {
  changesAfterSaving,
  typedChange,
  withChanges,
  withConflictsSettled,
  withFieldsAsBefore,
} from './editor-state.ts';
import { emptyProduct } from './product-schema.ts';

test('a field that is typed back to what it was is no change', () => {
  const typed = typedChange({}, 'name', { stored: 'Disco', typed: 'Dischi' });
  expect(typed).toEqual({ name: { from: 'Disco', to: 'Dischi' } });
  expect(typedChange(typed, 'name', { stored: 'Disco', typed: 'Disco' })).toEqual({});
  expect(typedChange({}, 'tagIds', { stored: [1, 2], typed: [1, 2] })).toEqual({});
});

test('what somebody else has stored meanwhile does not become what was read', () => {
  const typed = { name: { from: 'Disco', to: 'Dischi' } };
  expect(typedChange(typed, 'name', { stored: 'Tamburo', typed: 'Dischi freno' })).toEqual({
    name: { from: 'Disco', to: 'Dischi freno' },
  });
});

test('what is typed while a save is under way stays to be saved', () => {
  const saved = { name: { from: 'a', to: 'b' }, sku: { from: null, to: 'X' } };
  const typed = { name: { from: 'a', to: 'bc' }, sku: { from: null, to: 'X' }, mpn: { from: null, to: 'M' } };
  expect(changesAfterSaving(typed, saved)).toEqual({
    name: { from: 'b', to: 'bc' },
    mpn: { from: null, to: 'M' },
  });
});

test('what a button changed beside saving is as before where nothing was saved', () => {
  const before = { name: { from: '', to: 'Disco' } };
  const pressed = { ...before, status: { from: 'draft', to: 'published' }, sku: { from: null, to: 'X' } };
  expect(withFieldsAsBefore(pressed, before, ['status'])).toEqual({
    ...before,
    sku: { from: null, to: 'X' },
  });
  const scheduled = { status: { from: 'draft', to: 'scheduled' } };
  expect(withFieldsAsBefore(pressed, scheduled, ['status'])).toMatchObject(scheduled);
});

test('a conflict is settled for one side or the other', () => {
  const typed = { name: { from: 'a', to: 'mine' }, sku: { from: null, to: 'X' } };
  const settled = withConflictsSettled(typed, [
    { field: 'name', theirs: 'theirs', keep: 'mine' },
    { field: 'sku', theirs: 'Y', keep: 'theirs' },
  ]);
  expect(settled).toEqual({ name: { from: 'theirs', to: 'mine' } });
  expect(withChanges({ ...emptyProduct, sku: 'Y' }, settled)).toMatchObject({ name: 'mine', sku: 'Y' });
});
