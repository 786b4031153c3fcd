import { type GalleryFeatures, gallerySlideMs } from '#catalogue/product-page/rules/gallery-features.ts';
import type { ReviewTerms } from '#catalogue/reviews/rules/product-review.ts';
import { callAddresses } from './frame-parameters.ts';
import type { ParameterObjects } from './parameter-objects.ts';

export type VariationWords = {
  readonly noMatch: string;
  readonly selectionNeeded: string;
  readonly unavailable: string;
  readonly resetDone: string;
};

const flag = (value: boolean) => (value ? '1' : '');

/** What scripts read on the page of a product, the same for all of an audience. */
export function productParameters(input: {
  readonly features: GalleryFeatures | null;
  readonly terms: Pick<ReviewTerms, 'ratingRequired'>;
  readonly words: { readonly ratingMissing: string; readonly wholeScreen: string };
}): ParameterObjects {
  const { features, terms, words } = input;
  return {
    wc_single_product_params: {
      i18n_required_rating_text: words.ratingMissing,
      i18n_product_gallery_trigger_text: words.wholeScreen,
      review_rating_required: terms.ratingRequired ? 'yes' : 'no',
      flexslider: { rtl: false, animation: 'slide', animationSpeed: gallerySlideMs, slideshow: false },
      flexslider_enabled: flag(features?.slider ?? false),
      zoom_enabled: flag(features?.zoom ?? false),
      photoswipe_enabled: flag(features?.lightbox ?? false),
    },
  };
}

/** What scripts of the variation form read. */
export function variationParameters(words: VariationWords): ParameterObjects {
  return {
    wc_add_to_cart_variation_params: {
      wc_ajax_url: callAddresses.wc_ajax_url,
      i18n_no_matching_variations_text: words.noMatch,
      i18n_make_a_selection_text: words.selectionNeeded,
      i18n_unavailable_text: words.unavailable,
      i18n_reset_alert_text: words.resetDone,
    },
  };
}
