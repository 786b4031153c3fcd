import { parse } from '@babel/parser';
import { describe, expect, it } from 'vitest';
import { readText, sourceFiles } from '#tools/source-files.ts';
import { cartMethodIds, isProviderMethod, paymentMethodIds, paymentMethodOf } from './payment-methods.ts';

type Node = { readonly type: string; readonly [part: string]: unknown };
const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;
const partsOf = (node: Node) => Object.values(node).flat().filter(isNode);

const isId = (node: unknown) =>
  isNode(node) && node.type === 'StringLiteral' && cartMethodIds.some((id) => id === node.value);
/** The last part of a name: `payment` of `check.ready.payment`. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  return node.type === 'MemberExpression' ? nameOf(node.property) : String(node.name ?? '');
};
const isMethod = (node: unknown) => /^(?:id|payment)$|method/i.test(nameOf(node));

/** Whether a piece of code distinguishes payment methods by id. */
function tellsMethodsApart(node: Node): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return (isId(node.left) && isMethod(node.right)) || (isId(node.right) && isMethod(node.left));
    case 'SwitchStatement':
      return isMethod(node.discriminant) && partsOf(node).some(({ test }) => isId(test));
    case 'CallExpression': {
      if (!isNode(node.callee) || !/^(?:includes|indexOf|has)$/.test(nameOf(node.callee))) return false;
      const { object } = node.callee;
      const [wanted] = partsOf({ type: '', arguments: node.arguments });
      const isListed = isNode(object) && object.type === 'ArrayExpression' && partsOf(object).some(isId);
      return (isListed && isMethod(wanted)) || (isId(wanted) && /methods|payments/i.test(nameOf(object)));
    }
    default:
      return false;
  }
}

function comparisonsIn(path: string, text: string): readonly string[] {
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const found: string[] = [];
  const walk = (node: Node) => {
    if (tellsMethodsApart(node)) {
      const { start, end } = node as unknown as { start: number; end: number };
      found.push(`${path}: ${text.slice(start, end).split('\n')[0]}`);
    }
    for (const part of partsOf(node)) walk(part);
  };
  walk(program as unknown as Node);
  return found;
}

describe('a payment method is one entry of the table', () => {
  it('no code outside of it distinguishes methods by their ids', () => {
    const anId = new RegExp(`'(?:${cartMethodIds.join('|')})'`);
    const files = sourceFiles((path) => /^src\/.*\.tsx?$/.test(path) && !/\.test\./.test(path));
    const found = files.flatMap((path) => {
      const text = readText(path);
      return anId.test(text) ? comparisonsIn(path, text) : [];
    });
    expect(found).toEqual([]);
  });

  it.each([
    "const a = order.paymentMethod === 'bacs';",
    "if ('cod' !== check.ready.payment) stop();",
    "switch (method) { case 'credit': break; }",
    "const b = ['wallet', 'card'].includes(order.paymentMethod);",
    "const c = visitor.terms.refusedPayments.includes('wallet');",
  ])('%s is recognised as a violation', (code) => {
    expect(comparisonsIn('planted.ts', code)).toHaveLength(1);
  });

  it('the same words with another meaning are not: a funding source of the provider, an outcome of a form', () => {
    expect(
      comparisonsIn('a.ts', "const a = payment.shipFrom === 'wallet' || form.kind === 'credit';"),
    ).toEqual([]);
  });
});

it('all methods but the approval can pay an order, four of them through a provider', () => {
  expect(paymentMethodIds).toEqual([
    'bacs',
    'cod',
    'credit',
    'wallet',
    'card',
    'satispay',
    'nexi',
    'payment-link',
    'till-cash',
    'till-card',
  ]);
  expect(cartMethodIds.filter(isProviderMethod)).toEqual(['wallet', 'card', 'satispay', 'nexi']);
});

it.each(['cheque', '', 'toString'])(
  'an order of a method that the shop does not have (%j) is paid when it is prepared',
  (id) => {
    expect(paymentMethodOf(id)).toMatchObject({ paidBy: 'processing', refundedBy: 'byHand' });
    expect(isProviderMethod(id)).toBe(false);
  },
);
