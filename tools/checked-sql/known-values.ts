import { SyntaxKind } from 'typescript/unstable/ast';

export const constants = new Map<SyntaxKind, { readonly value: unknown }>([
  [SyntaxKind.TrueKeyword, { value: true }],
  [SyntaxKind.FalseKeyword, { value: false }],
  [SyntaxKind.NullKeyword, { value: null }],
  [SyntaxKind.VoidExpression, { value: undefined }],
]);

export const globals: Readonly<Record<string, unknown>> = {
  Object,
  Array,
  Math,
  Number,
  String,
  Boolean,
  JSON,
};
