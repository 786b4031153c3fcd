import { expect, test } from 'vitest';
import { gtinProblem } from './gtin-problem.ts';

test.each([
  ['4006381333931', null],
  ['96385074', null],
  ['036000291452', null],
  ['10012345678902', null],
  ['4006381333932', 'gtin-check-digit'],
  ['96385075', 'gtin-check-digit'],
  ['400638133393', 'gtin-check-digit'],
  ['40063813339', 'gtin-length'],
  ['400638133393A', 'gtin-length'],
  ['', 'gtin-length'],
])('%s: %s', (gtin, problem) => expect(gtinProblem(gtin)).toBe(problem));
