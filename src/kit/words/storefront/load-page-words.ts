import { pageWords, setPageWords } from '#messages/page-words.ts';
import type { Words } from './use-words.ts';

let loading: Promise<Words> | null = null;

/** The words of every page in the language of this one, which a browser loads where they are not Italian; for scripts that begin by themselves. */
export function loadPageWords(): Promise<Words> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Words> {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'it';
  if (locale === 'en') setPageWords((await import('#messages/en/storefront.ts')).storefront);
  return pageWords(locale);
}
