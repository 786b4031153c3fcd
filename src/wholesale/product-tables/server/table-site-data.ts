import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { priceFormatOf, type SiteData } from '../rules/site-data.ts';
import { extensionVersion } from './extension-version.ts';

/** The site data of a cached page for everybody of an audience: all but the nonce, which a browser asks for (TAB-12). */
export function tableSiteData({ settings, wire, visitor }: RequestContext): SiteData {
  const flag = (on: boolean) => (on ? '1' : '0');
  return {
    version: extensionVersion(),
    priceFormat: priceFormatOf(settings.table_price_format, visitor.audience.locale),
    select2: flag(settings.table_select2),
    resize_loader: flag(settings.table_resize_loader),
    add_to_cart_view: flag(settings.table_add_to_cart_view),
    return_zero: flag(settings.table_return_zero),
    return_quanity: flag(settings.table_return_quantity),
    search_select_placeholder: settings.table_search_select_placeholder,
    notice_timeout: settings.table_notice_timeout,
    nonce: '',
    prefix: wire.productTable,
    cart_url: '/cart/',
    checkout_url: '/checkout/',
    locale: visitor.audience.locale,
    quick_view: flag(settings.table_quick_view),
  };
}
