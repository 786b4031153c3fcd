import type { Settings } from '#foundation/settings/rules/settings.ts';

/** Where goods are sent back to: the address for returns, or the shop's own. */
export function returnAddress(
  settings: Pick<Settings, 'return_address' | 'shop_address' | 'shop_legal_name' | 'shop_name'>,
): readonly string[] {
  const { return_address: own, shop_address: address, shop_legal_name: firm, shop_name: name } = settings;
  return [firm || name, own || address].filter((line) => line !== '');
}
