import { expect, test } from 'vitest';
import { chosenInAddress } from './chosen-in-address.ts';

test('[VAR-23] an address presets the attributes that it names', () => {
  const address = new URLSearchParams('attribute_pa_litri=5-l&utm_source=x&attribute_pa_colore=');
  expect(chosenInAddress(address)).toEqual({ attribute_pa_litri: '5-l', attribute_pa_colore: '' });
});
