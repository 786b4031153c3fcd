import { deviceMode } from '../../../rules/add-to-cart/device-mode.ts';

/** Keeps the mode of a table in its `data-device` in step with the window, where the site wants it to follow (TAB-93); returns how to end it. */
export function deviceClass(root: HTMLElement, follows: boolean): () => void {
  const look = () => {
    root.dataset.device = deviceMode(window.innerWidth);
  };
  look();
  if (!follows) return () => undefined;
  window.addEventListener('resize', look);
  return () => window.removeEventListener('resize', look);
}
