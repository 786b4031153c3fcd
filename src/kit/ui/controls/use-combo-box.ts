import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { ComboBoxProps } from './combo-box.tsx';

/** The drop-down with a search box once it has been fetched; it waits while somebody is using the native control. */
export function useComboBox(
  select: RefObject<HTMLSelectElement | null>,
): ComponentType<ComboBoxProps> | null {
  const [ready, setReady] = useState<{ readonly ComboBox: ComponentType<ComboBoxProps> } | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void import('./combo-box.tsx').then(
      ({ ComboBox }) => {
        const stepIn = () => setReady({ ComboBox });
        if (left.signal.aborted) return;
        if (document.activeElement !== select.current) stepIn();
        else select.current?.addEventListener('blur', stepIn, { once: true, signal: left.signal });
      },
      // Without the drop-down the native control goes on doing its work.
      () => undefined,
    );
    return () => left.abort();
  }, [select]);
  return ready?.ComboBox ?? null;
}
