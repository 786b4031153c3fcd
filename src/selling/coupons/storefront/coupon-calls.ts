import { couponFields } from '../rules/coupon-actions.ts';

/** The reply to a coupon call; `gone`: an unexpected reply, the page has to be reloaded. */
export type CouponAnswer =
  | { readonly kind: 'done' | 'refused'; readonly text: string }
  | { readonly kind: 'gone' };

export function applyCode(
  context: { readonly platform: string; readonly nonce: string },
  code: string,
  email: string,
): Promise<CouponAnswer> {
  return post(context, 'apply_coupon', { [couponFields.code]: code, billing_email: email });
}

export function removeCode(
  context: { readonly platform: string; readonly nonce: string },
  code: string,
): Promise<CouponAnswer> {
  return post(context, 'remove_coupon', { coupon: code });
}

async function post(
  { platform, nonce }: { readonly platform: string; readonly nonce: string },
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<CouponAnswer> {
  try {
    const body = new URLSearchParams({ security: nonce, ...fields });
    const response = await fetch(`/?wc-ajax=${name}`, { method: 'POST', body });
    if (!response.ok) return { kind: 'gone' };
    const markup = await response.text();
    const text = new DOMParser().parseFromString(markup, 'text/html').body.textContent.trim();
    return { kind: markup.includes(`${platform}-error`) ? 'refused' : 'done', text };
  } catch {
    return { kind: 'gone' };
  }
}
