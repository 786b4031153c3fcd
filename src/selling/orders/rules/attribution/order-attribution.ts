import { type AttributionField, attributionFields, noValue, sourceTypes } from './attribution-fields.ts';
import { attributionPrefix, longestValue } from './attribution-limits.ts';

/** The stored attribution of an order: only known values, and the kind of device. */
export type OrderAttribution = Readonly<Partial<Record<AttributionField, string>>> & {
  readonly device_type?: DeviceType;
};

export type ExtensionProblem = { readonly code: 'invalid-attribution'; readonly fields: readonly string[] };

// Values that no browser writes are dropped, since staff see them unchanged.
const shapes: Readonly<Partial<Record<AttributionField, RegExp>>> = {
  source_type: new RegExp(`^(?:${sourceTypes.join('|')})$`),
  session_start_time: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  session_pages: /^\d{1,9}$/,
  session_count: /^\d{1,9}$/,
};

function tidy(value: string): string {
  return value
    .slice(0, longestValue)
    .toWellFormed()
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
}

function attributionOf(textOf: (field: AttributionField) => string): OrderAttribution {
  const known = attributionFields.flatMap((field): [AttributionField, string][] => {
    const value = tidy(textOf(field));
    const isMissing = value === '' || value === noValue;
    return isMissing || shapes[field]?.test(value) === false ? [] : [[field, value]];
  });
  const attribution: OrderAttribution = Object.fromEntries(known);
  return attribution.user_agent === undefined
    ? attribution
    : { ...attribution, device_type: deviceType(attribution.user_agent) };
}

/**
 * The attribution in a posted checkout form; values are cut at 1000 characters, `(none)` and values that no browser writes are dropped
 * (ATTR-01, ATTR-02, ATTR-03, wire 8.3).
 */
export function attributionFromForm(form: Readonly<Record<string, string | undefined>>): OrderAttribution {
  return attributionOf((field) => form[`${attributionPrefix}${field}`] ?? '');
}

/**
 * The attribution in the extension data `{platform}/order-attribution` of a Store API checkout: an object whose fields are text or
 * null. Other types are refused with their names (status 400); unknown fields are ignored (ATTR-04, wire 8.3).
 */
export function attributionFromExtension(
  data: unknown,
):
  | { readonly ok: true; readonly attribution: OrderAttribution }
  | { readonly ok: false; readonly error: ExtensionProblem } {
  if (data === undefined || data === null) return { ok: true, attribution: {} };
  if (typeof data !== 'object' || Array.isArray(data))
    return { ok: false, error: { code: 'invalid-attribution', fields: [] } };
  const given = new Map<string, unknown>(Object.entries(data));
  const wrong = attributionFields.filter((field) => {
    const value = given.get(field) ?? null;
    return value !== null && typeof value !== 'string';
  });
  if (wrong.length > 0) return { ok: false, error: { code: 'invalid-attribution', fields: wrong } };
  return {
    ok: true,
    attribution: attributionOf((field) => {
      const value = given.get(field);
      return typeof value === 'string' ? value : '';
    }),
  };
}

/** The key of the extension data in a Store API checkout (ATTR-04). */
export const attributionExtension = ({ platform }: { readonly platform: string }) =>
  `${platform}/order-attribution`;

/** Reads the stored attribution of an order; unreadable values are dropped. */
export function storedAttribution(stored: unknown): OrderAttribution {
  const read = attributionFromExtension(stored);
  return read.ok ? read.attribution : {};
}

type DeviceType = 'Desktop' | 'Mobile' | 'Tablet';

/** The kind of device that an order was placed with, by the user agent (wire 8.3). */
export function deviceType(userAgent: string): DeviceType {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'Tablet';
  return /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini/i.test(userAgent) ? 'Mobile' : 'Desktop';
}
