import { script } from '#kit/islands/storefront/script.ts';
import { moveOnEnter, tableFields } from '../browser/move-on-enter.ts';

/** In a preview of pasted lines Enter goes from a quantity to the next one, and from the last to the button that adds them all. */
export default script(
  'preview-keys',
  (element: HTMLElement): undefined => {
    const toButton = () =>
      element.querySelector<HTMLElement>('button[type="submit"]:not([form], :disabled)')?.focus();
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.target === null) return;
        const { key, target } = event;
        moveOnEnter(
          { key, target, currentTarget: element, preventDefault: () => event.preventDefault() },
          tableFields,
          toButton,
        );
      },
      { capture: true },
    );
  },
  'start',
);
