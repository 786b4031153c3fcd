import { useEffect, useEffectEvent } from 'react';

/** Adapts to a country that the browser put back before the page came to life, and to a `refresh` sent to the field (ADDR-09). */
export function usePageCountry(id: string, country: string, changeCountry: (country: string) => void) {
  const adapt = useEffectEvent((select: HTMLSelectElement, refreshed: boolean) => {
    if (refreshed || select.value !== country) changeCountry(select.value);
  });
  useEffect(() => {
    const select = document.getElementById(id);
    if (!(select instanceof HTMLSelectElement)) return;
    adapt(select, false);
    const onRefresh = () => adapt(select, true);
    select.addEventListener('refresh', onRefresh);
    return () => select.removeEventListener('refresh', onRefresh);
  }, [id]);
}
