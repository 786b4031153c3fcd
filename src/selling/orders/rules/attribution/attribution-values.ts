import {
  type AttributionField,
  type AttributionValues,
  attributionFields,
  noValue,
} from './attribution-fields.ts';
import type { VisitState } from './visit-after-page.ts';
import { cookiePairsOf, type VisitCookie } from './visit-cookies.ts';

const positions: Readonly<Record<AttributionField, readonly [VisitCookie, string]>> = {
  source_type: ['sbjs_current', 'typ'],
  referrer: ['sbjs_current_add', 'rf'],
  utm_campaign: ['sbjs_current', 'cmp'],
  utm_source: ['sbjs_current', 'src'],
  utm_medium: ['sbjs_current', 'mdm'],
  utm_content: ['sbjs_current', 'cnt'],
  utm_id: ['sbjs_current', 'id'],
  utm_term: ['sbjs_current', 'trm'],
  utm_source_platform: ['sbjs_current', 'plt'],
  utm_creative_format: ['sbjs_current', 'fmt'],
  utm_marketing_tactic: ['sbjs_current', 'tct'],
  session_entry: ['sbjs_current_add', 'ep'],
  session_start_time: ['sbjs_current_add', 'fd'],
  session_pages: ['sbjs_session', 'pgs'],
  session_count: ['sbjs_udata', 'vst'],
  user_agent: ['sbjs_udata', 'uag'],
};

/** The form values of a visit; missing ones are `(none)`, all are empty where tracking is not allowed (ATTR-06, ATTR-08, wire 8.3). */
export function attributionValues(visit: VisitState | null): AttributionValues {
  const values = new Map(attributionFields.map((field) => [field, visit ? valueIn(visit, field) : '']));
  return Object.fromEntries(values) as AttributionValues;
}

function valueIn(visit: VisitState, field: AttributionField): string {
  const [cookie, name] = positions[field];
  const value = visit[cookie];
  return (value === undefined ? '' : cookiePairsOf(value)[name]) || noValue;
}
