/** Fields of the classic form in their order: what is looked for, then how many; of the tables how many alone. */
export const classicFields = '[role="combobox"], input[type="number"]:not(:disabled)';
export const tableFields = 'input[type="number"]:not(:disabled)';

type EnterEvent = {
  readonly key: string;
  readonly target: EventTarget;
  readonly currentTarget: HTMLElement;
  preventDefault(): void;
};

/**
 * Enter, heard before its field hears it, goes to the next field and never sends the form. A search whose words mean no product yet is not left. `atEnd` is called where no field follows.
 */
export function moveOnEnter(event: EnterEvent, fields: string, atEnd: () => void = () => undefined): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  // A highlighted product is chosen by the list, which hears the key later.
  if (!target.getAttribute('aria-activedescendant')) event.preventDefault();
  if (!target.matches(fields)) return;
  const isSearch = target.type !== 'number';
  const move = (tries: number) => {
    const all = [...form.querySelectorAll<HTMLInputElement>(fields)];
    const next = all[all.indexOf(target) + 1];
    if (isSearch && target.value.trim() !== '' && next?.type !== 'number') {
      // What was chosen has a quantity that can be typed some frames later.
      if (tries > 0) requestAnimationFrame(() => move(tries - 1));
      return;
    }
    if (!next) return atEnd();
    next.focus();
    next.select();
  };
  requestAnimationFrame(() => move(framesWaited));
}

const framesWaited = 10;
