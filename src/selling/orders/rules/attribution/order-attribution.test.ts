import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributionFields } from './attribution-fields.ts';
import { attributionValues } from './attribution-values.ts';
import {
  attributionExtension,
  attributionFromExtension,
  attributionFromForm,
  deviceType,
  storedAttribution,
} from './order-attribution.ts';
import { orderOrigin } from './order-origin.ts';

describe('what comes with an order', () => {
  const form = {
    wc_order_attribution_source_type: 'utm',
    wc_order_attribution_utm_source: 'news',
    wc_order_attribution_utm_medium: '(none)',
    wc_order_attribution_session_pages: '4',
    wc_order_attribution_user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  };

  test('[ATTR-01] [ATTR-02] [ATTR-03] known values are stored, with the kind of device', () => {
    expect(attributionFromForm(form)).toEqual({
      source_type: 'utm',
      utm_source: 'news',
      session_pages: '4',
      user_agent: form.wc_order_attribution_user_agent,
      device_type: 'Mobile',
    });
  });

  test('values of 10 kB are cut, and values that no browser writes are dropped', () => {
    const wild = Object.fromEntries(
      attributionFields.map((field) => [
        `wc_order_attribution_${field}`,
        `${'<b>\u0000\u202E'.repeat(2500)}`,
      ]),
    );
    const stored = attributionFromForm(wild);
    expect(stored).not.toHaveProperty('source_type');
    expect(stored).not.toHaveProperty('session_pages');
    expect(stored.utm_source?.length).toBeLessThanOrEqual(1000);
    expect(JSON.stringify(stored)).not.toMatch(/\\u0000|\u202E/);
  });

  test('[ATTR-08] empty values, as posted where tracking is not allowed, store nothing', () => {
    const values = attributionValues(null);
    expect(new Set(Object.values(values))).toEqual(new Set(['']));
    const posted = Object.entries(values).map(([field, value]) => [`wc_order_attribution_${field}`, value]);
    expect(attributionFromForm(Object.fromEntries(posted))).toEqual({});
  });

  test('[ATTR-04] the extension data of a Store API checkout are text or null; other types are refused', () => {
    expect(attributionExtension({ platform: 'shop' })).toBe('shop/order-attribution');
    expect(
      attributionFromExtension({ source_type: 'typein', utm_source: '(direct)', referrer: null }),
    ).toEqual({
      ok: true,
      attribution: { source_type: 'typein', utm_source: '(direct)' },
    });
    expect(attributionFromExtension(undefined)).toEqual({ ok: true, attribution: {} });
    expect(attributionFromExtension({ session_pages: 4, utm_id: ['x'] })).toEqual({
      ok: false,
      error: { code: 'invalid-attribution', fields: ['utm_id', 'session_pages'] },
    });
    for (const wrong of ['text', 7, [], true]) expect(attributionFromExtension(wrong).ok).toBe(false);
  });

  test('whatever is posted or stored, it is read without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const read = attributionFromExtension(data);
        if (read.ok)
          expect(storedAttribution(JSON.parse(JSON.stringify(read.attribution)))).toEqual(read.attribution);
      }),
    );
  });

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Desktop'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'Tablet'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910)', 'Tablet'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari', 'Mobile'],
  ])('%s is a %s', (agent, device) => {
    expect(deviceType(agent)).toBe(device);
  });

  test('staff see the source, or that it is unknown', () => {
    expect(orderOrigin({ source_type: 'organic', utm_source: 'google' })).toEqual({
      kind: 'organic',
      source: 'google',
    });
    expect(orderOrigin({ source_type: 'typein' })).toEqual({ kind: 'typein' });
    expect(orderOrigin({ source_type: 'utm' })).toEqual({ kind: 'unknown' });
    expect(orderOrigin({})).toEqual({ kind: 'unknown' });
  });
});
