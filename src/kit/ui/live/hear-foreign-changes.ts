const byClick = new Set(['checkbox', 'radio']);

/**
 * Makes React notice inputs that third-party scripts change: they set `value` or `checked` and dispatch an event, but React ignores an
 * event whose value it saw being set.
 */
export function hearForeignChanges(): void {
  // On the window, so that it runs before React's listener on the root. All islands share this listener; it is never removed.
  for (const type of ['input', 'change']) window.addEventListener(type, hear, true);
}

function hear(event: Event): void {
  const { target: field } = event;
  if (event.isTrusted || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (field instanceof HTMLInputElement && byClick.has(field.type)) hearOfTick(event, field);
  else hearOfText(field);
}

/** Sets the value once more without React seeing it, so that the event which follows is news. */
function hearOfText(field: HTMLInputElement | HTMLTextAreaElement): void {
  // React watches what scripts set through a property of the field's own.
  if (!Object.hasOwn(field, 'value') || field.type === 'file') return;
  const { value } = field;
  field.value = `${value} `;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}

/** Boxes and buttons are heard by their click: this one replaces the event, and brings another. */
function hearOfTick(event: Event, field: HTMLInputElement): void {
  if (event.type !== 'change' || !Object.hasOwn(field, 'checked')) return;
  if (field.type === 'radio' && !field.checked) return;
  event.stopImmediatePropagation();
  field.checked = !field.checked;
  field.click();
}
