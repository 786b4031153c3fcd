/** The attribution fields of the checkout, in the order of the form (ATTR-02, ATTR-03). */
export const attributionFields = [
  'source_type',
  'referrer',
  'utm_campaign',
  'utm_source',
  'utm_medium',
  'utm_content',
  'utm_id',
  'utm_term',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'session_entry',
  'session_start_time',
  'session_pages',
  'session_count',
  'user_agent',
] as const;

export type AttributionField = (typeof attributionFields)[number];

/** The value of every field as a form posts it; all empty where tracking is not allowed (ATTR-08). */
export type AttributionValues = Readonly<Record<AttributionField, string>>;

/** Where a visit came from (ATTR-05). */
export const sourceTypes = ['utm', 'organic', 'referral', 'typein'] as const;
export type SourceType = (typeof sourceTypes)[number];

/** Stands for a missing value (ATTR-06). */
export const noValue = '(none)';
