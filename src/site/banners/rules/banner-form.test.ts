import { expect, it } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { bannerForm } from './banner-form.ts';

const read = (fields: Readonly<Record<string, string>>) => {
  const posted = { textIt: 'Saldi', position: 'top', audience: 'everybody', ...fields };
  return readForm(
    bannerForm,
    Object.fromEntries(Object.entries(posted).map(([name, value]) => [name, [value]])),
  );
};

it('a banner is for everybody, for good, unless the form says otherwise', () => {
  expect(read({ groupIds: '7' })).toMatchObject({
    ok: true,
    draft: {
      audience: 'everybody',
      groupIds: [],
      startsOn: '',
      endsOn: '',
      imageId: null,
      dismissible: false,
    },
  });
});

it.each([
  [{ textIt: '' }, { textIt: 'no-text' }],
  [{ textEn: 'x'.repeat(301) }, { textEn: 'long-text' }],
  [{ linkIt: 'Vai' }, { address: 'no-address' }],
  [{ address: 'javascript:alert(1)' }, { address: 'bad-address' }],
  [{ audience: 'groups' }, { groupIds: 'no-group' }],
  [{ startsOn: '2026-12-02', endsOn: '2026-12-01' }, { endsOn: 'ends-before-it-begins' }],
  [{ startsOn: 'domani' }, { startsOn: 'no-day' }],
  [{ position: 'footer' }, { position: 'no-position' }],
])('%j is refused: %j', (fields, problems) => {
  expect(read(fields)).toEqual({ ok: false, problems });
});

it('one day is a period', () => {
  expect(read({ startsOn: '2026-12-01', endsOn: '2026-12-01' }).ok).toBe(true);
});
