import { useEffect, useRef, useState } from 'react';
import { openingTab, type ProductTab } from '../rules/opening-tab.ts';

/**
 * The open tab: by the address at load and whenever its hash changes, then by choice (PDP-03 to PDP-06). The server knows the
 * path of the address, but not its hash.
 */
export function useOpenTab(atFirst: ProductTab): readonly [ProductTab, (tab: ProductTab) => void] {
  const [open, setOpen] = useState<ProductTab>(atFirst);
  const isFollowing = useRef(false);
  // What the address points at can only be gone to once its tab is open.
  useEffect(() => {
    if (!isFollowing.current || open === 'description') return;
    isFollowing.current = false;
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [open]);
  useEffect(() => {
    const follow = () => {
      isFollowing.current = true;
      setOpen(openingTab(window.location));
    };
    // A link to the reviews opens them also when the address already ends in it.
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.pathname === window.location.pathname && openingTab(link) === 'reviews') setOpen('reviews');
    };
    follow();
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', followLink);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', followLink);
    };
  }, []);
  return [open, setOpen];
}
