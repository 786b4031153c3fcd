import { Select, type SelectProps } from '#kit/ui/controls/select.tsx';
import { ledgerId, type StockLocation } from '../../rules/locations/location.ts';

export type LocationChoice = Pick<StockLocation, 'id' | 'name' | 'isDefault'>;

/** Chooses a location by what the ledger calls it: nothing for the default one. */
export function LocationSelect({
  locations,
  ...select
}: Omit<SelectProps, 'options'> & { readonly locations: readonly LocationChoice[] }) {
  const options = locations.map((location) => ({
    value: String(ledgerId(location) ?? ''),
    label: location.name,
  }));
  return <Select {...select} options={options} />;
}
