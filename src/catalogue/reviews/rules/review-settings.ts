import { flag, oneOf } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';

/** Who may review, and what is shown of it. */
export const reviewSettings = {
  reviews_enabled: flag('reviews', true),
  review_ratings_enabled: flag('reviews', true),
  review_rating_required: oneOf<'yes' | 'no'>('reviews', ['yes', 'no'], 'yes'),
  reviews_from_buyers_only: flag('reviews', false),
  review_moderation: oneOf<'hold-first' | 'hold-all' | 'publish'>(
    'reviews',
    ['hold-first', 'hold-all', 'publish'],
    'hold-first',
  ),
  review_show_verified: flag('reviews', true),
  /** an email to the shop for every review that waits for approval */
  review_notify_shop: flag('reviews', true),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof reviewSettings> {}
}
