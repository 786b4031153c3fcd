import { requests as en } from '#messages/en/requests.ts';
import { requests as it, type RequestsMessages } from '#messages/it/requests.ts';
import type { Locale } from '#messages/locale.ts';
import type { AppServices } from './app-services.ts';
import { currentSettings } from './create-request-context.ts';

/** The language of an answer that no page gives; Italian when even the settings cannot be read. */
export async function requestLocale(services: Pick<AppServices, 'db' | 'memory'>): Promise<Locale> {
  const settings = await currentSettings(services).catch(() => null);
  return settings?.interface_language === 'en' ? 'en' : 'it';
}

export function requestWords(locale: Locale): RequestsMessages {
  return locale === 'it' ? it : en;
}
