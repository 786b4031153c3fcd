import { describe, expect, it } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { vendorCodesForm, vendorForm } from './vendor-form.ts';

const form = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]]));

describe('[ACC-11] the form of a vendor', () => {
  it('trims name and email', () => {
    expect(readForm(vendorForm, form({ name: '  Ricambi Rossi ', email: ' info@example.com ' }))).toEqual({
      ok: true,
      draft: { name: 'Ricambi Rossi', email: 'info@example.com' },
    });
    expect(readForm(vendorForm, form({ name: 'Ricambi Rossi' }))).toMatchObject({
      ok: true,
      draft: { email: '' },
    });
  });

  it.each([
    [{ name: ' ' }, { name: 'no-name' }],
    [{ name: 'x'.repeat(101) }, { name: 'no-name' }],
    [{ name: 'Rossi', email: 'rossi' }, { email: 'not-an-email' }],
    [{ email: 'rossi@' }, { name: 'no-name', email: 'not-an-email' }],
  ])('refuses %j', (fields, problems) => {
    expect(readForm(vendorForm, form(fields))).toEqual({ ok: false, problems });
  });

  it('reads codes one a line, or between semicolons, each once', () => {
    expect(readForm(vendorCodesForm, form({ codes: ' AB-1 \r\n\r\n1K0 698 151 G;AB-1\n' }))).toEqual({
      ok: true,
      draft: { codes: ['AB-1', '1K0 698 151 G'] },
    });
    expect(readForm(vendorCodesForm, {})).toEqual({ ok: false, problems: { codes: 'no-codes' } });
    const many = Array.from({ length: 1001 }, (_, at) => `P${at}`).join('\n');
    expect(readForm(vendorCodesForm, form({ codes: many }))).toMatchObject({
      problems: { codes: 'too-many-codes' },
    });
  });
});
