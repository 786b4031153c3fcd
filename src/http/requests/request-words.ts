import { requests as en } from '#messages/en/requests.ts';
import { requests as it, type RequestsMessages } from '#messages/it/requests.ts';
import type { Locale } from '#messages/locale.ts';
import type { House } from './house.ts';
import { currentSettings } from './request-toolbox.ts';

/** The language of an answer that no page gives; Italian when even the settings cannot be read. */
export async function requestLocale(house: Pick<House, 'db' | 'memory'>): Promise<Locale> {
  const settings = await currentSettings(house).catch(() => null);
  return settings?.interface_language === 'en' ? 'en' : 'it';
}

export function requestWords(locale: Locale): RequestsMessages {
  return locale === 'it' ? it : en;
}
