import type { Settings } from '#foundation/settings/rules/settings.ts';
import type { VariationSettings } from '../rules/swatch.ts';

/** What the shop's operator decided about variations and swatches, as a page needs it. */
export function variationSettings(settings: Settings): VariationSettings {
  return {
    clearOnReselect: settings.clear_on_reselect,
    deselectUnavailable: settings.deselect_unavailable,
    showLabel: settings.show_variation_label,
    stockLabelThreshold: settings.stock_label_threshold,
    addByAjax: settings.swatches_ajax_add_to_cart,
  };
}
