import type { Settings } from '#foundation/settings/rules/settings.ts';

/** The options of the platform that connectors ask for, by their groups; their ids follow the prefix of the platform. */
export const optionGroups = ['general', 'products', 'tax'] as const;
export type OptionGroup = (typeof optionGroups)[number];

type Option = { readonly id: string; readonly type: string; readonly value: string };

const yes = (is: boolean) => (is ? 'yes' : 'no');
const option = (id: string, value: string, type = 'text'): Option => ({ id, type, value });

/** What the shop would say of them: much of it is the same in every shop of this kind. */
export function shopOptions(
  group: OptionGroup,
  settings: Pick<Settings, 'home_country' | 'prices_include_tax' | 'interface_language'>,
): readonly Option[] {
  const isItalian = settings.interface_language === 'it';
  switch (group) {
    case 'general':
      return [
        option('default_country', settings.home_country, 'select'),
        option('calc_taxes', 'yes', 'checkbox'),
        option('currency', 'EUR', 'select'),
        option('currency_pos', isItalian ? 'right_space' : 'left', 'select'),
        option('price_thousand_sep', isItalian ? '.' : ','),
        option('price_decimal_sep', isItalian ? ',' : '.'),
        option('price_num_decimals', '2', 'number'),
      ];
    case 'products':
      return [
        option('weight_unit', 'kg', 'select'),
        option('dimension_unit', 'cm', 'select'),
        option('manage_stock', 'yes', 'checkbox'),
      ];
    case 'tax':
      return [
        option('prices_include_tax', yes(settings.prices_include_tax), 'radio'),
        option('tax_based_on', 'shipping', 'select'),
        option('tax_round_at_subtotal', 'no', 'checkbox'),
      ];
  }
}
