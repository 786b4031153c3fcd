import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import type { VatFieldStart, VatFieldStatus } from '../rules/vat-field.ts';

/** What the field of a VAT number needs on a page of this visitor; such a page holds a nonce and is not cached. */
export function readVatField(ctx: RequestContext, status: VatFieldStatus = 'unchecked'): VatFieldStart {
  const { settings, wire, nonces, visitor } = ctx;
  return {
    status,
    countries: settings.vat_countries,
    validates: settings.validate_vat_checkout,
    wholesale: wire.wholesale,
    nonce: nonces.make(wholesaleNonceAction(wire)),
    isLoggedIn: visitor.person !== null,
  };
}
