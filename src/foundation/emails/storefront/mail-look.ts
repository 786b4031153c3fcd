import type { Settings } from '#foundation/settings/rules/settings.ts';
import { logoOf } from '#foundation/settings/rules/shop-brand.ts';
import type { MailLook } from '#kit/ui/mail/mail-look.ts';

/** What emails show of the look of their shop. Logos are fetched by who reads them: files of earlier ones stay. */
export function mailLook(settings: Pick<Settings, 'theme_accent' | 'shop_logo'>, shopUrl: string): MailLook {
  const logo = logoOf(settings);
  return {
    accent: settings.theme_accent,
    logo: logo && { url: `${shopUrl}/media/${logo.png}`, width: logo.width, height: logo.height },
  };
}
