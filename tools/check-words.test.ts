import { expect, test } from 'vitest';
import { codeProblems, documentProblems, pathProblems } from './check-words.ts';

const path = 'src/selling/cart/server/add-to-cart.ts';

test.each([
  ['a variable', 'const toolbox = 1;', 'request context'],
  ['a type', 'export type OrderDesk = string;', 'request context'],
  ['a plural', 'const shelves = [1];', 'tab'],
  ['a property', 'export const terms = { keptPages: 1 };', 'cached'],
  ['a constant', 'const MOST_KEPT = 1;', 'cached'],
  ['the end of a name', 'type CartPlace = string;', 'context'],
  ['a comment', '/** Works inside a transaction of the toolbox. */\nconst a = 1;', 'request context'],
  ['an element', 'const a = <ToldNotice />;', 'flash message'],
])('a retired word in %s is refused', (_, text, instead) => {
  expect(codeProblems(`${path}x`, text).join()).toContain(instead);
});

test.each([
  ['strings', "const a = 'told';"],
  ['the text of templates', 'const a = `select kept from house`;'],
  ['a word that only begins like one', 'const warehouse = 1, placeholder = 2, desktop = 3, lighthouse = 4;'],
  ['a verb', 'function placeOrder() {}'],
  ['an attribute of the page', 'const a = <td data-place="x" />;'],
  ['a class of a style sheet', 'const a = styles.told;'],
])('%s may say what they say', (_, text) => {
  expect(codeProblems(`${path}x`, text)).toEqual([]);
});

test('the column of the audit trail may say what forms may not', () => {
  expect(codeProblems('src/foundation/audit/server/list-audit.ts', 'const a = row.deed;')).toEqual([]);
  expect(codeProblems(path, 'const a = row.deed;').join()).toContain('say action');
});

test('a posted field that is called as it was is refused', () => {
  for (const code of ['const a = <Button name="deed" value="save" />;', "const a = textOf(form, 'deed');"])
    expect(codeProblems(`${path}x`, code).join()).toContain('the field "deed": say action');
});

test('a retired word in the name of a file or a folder is refused', () => {
  expect(pathProblems('src/http/wire/cart-door.ts').join()).toContain('entry point');
  expect(pathProblems('src/http/letters/send.storage.test.ts').join()).toContain('email');
  expect(pathProblems(path)).toEqual([]);
});

test('documents are read too', () => {
  expect(documentProblems('ARCHITECTURE.md', 'A use case takes the\ntoolbox.').join()).toContain(':2:');
  expect(documentProblems('ARCHITECTURE.md', 'A use case takes the request context.')).toEqual([]);
});
