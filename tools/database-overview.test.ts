import { expect, test } from 'vitest';
import { migrationOf } from './database-overview.ts';

const migrations = [
  { name: '0001-a', text: 'create table carts (id int);\ncreate function count_lines() returns int' },
  { name: '0002-b', text: 'create or replace function count_lines() returns trigger' },
  { name: '0003-c', text: 'create trigger count after insert on carts; select count_lines()' },
];

test('a function comes from the migration that replaced it last', () => {
  expect(migrationOf('function', 'count_lines', migrations)).toBe('0002-b');
  expect(migrationOf('table', 'carts', migrations)).toBe('0001-a');
  expect(migrationOf('trigger', 'count', migrations)).toBe('0003-c');
});

test('a table that was renamed comes from the migration that did it', () => {
  const renamed = [...migrations, { name: '0004-d', text: 'alter table carts rename to baskets;' }];
  expect(migrationOf('table', 'baskets', renamed)).toBe('0004-d');
});

test('a name that begins another one is not taken for it', () => {
  expect(migrationOf('table', 'cart', migrations)).toBe('');
});
