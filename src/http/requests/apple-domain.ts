import type { AppServices } from './app-services.ts';
import { currentSettings } from './create-request-context.ts';

/** Where Apple looks whether the shop's domain may pay with Apple Pay. */
export const appleDomainPath = '/.well-known/apple-developer-merchantid-domain-association';

/** The file of the setting, which is public; null where there is none. */
export async function appleDomainFile(services: AppServices): Promise<string | null> {
  const { apple_pay_domain_association: lines } = await currentSettings(services);
  return lines.length > 0 ? lines.join('\n') : null;
}
