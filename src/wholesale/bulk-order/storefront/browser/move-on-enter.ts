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
 * Enter goes to the next field and never sends the form. A search whose words mean no product yet is not left. `atEnd` is called where no field follows.
 */
export function moveOnEnter(event: EnterEvent, fields: string, atEnd: () => void = () => undefined): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!target.matches(fields)) return;
  // A choice made by this key is in the form a moment later, with a quantity that can be typed.
  setTimeout(() => {
    const all = [...form.querySelectorAll<HTMLInputElement>(fields)];
    const next = all[all.indexOf(target) + 1];
    const isSearch = target.type !== 'number';
    if (isSearch && target.value.trim() !== '' && next?.type !== 'number') return;
    if (!next) return atEnd();
    next.focus();
    next.select();
  });
}
