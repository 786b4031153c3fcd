const tell = (field: Element, type: 'input' | 'change') =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

function entryOf(field: Element): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    if (given?.value === value) return null;
    return () => {
      field.value = value;
      tell(field, 'change');
    };
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked, defaultChecked } = field;
    // Of radio buttons the one that is chosen says enough.
    if (checked === defaultChecked || (field.type === 'radio' && !checked)) return null;
    return () => {
      field.checked = checked;
      tell(field, 'change');
    };
  }
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null;
  const { type, value, defaultValue } = field;
  if (type === 'file') return value === '' ? null : () => tell(field, 'change');
  if (type === 'hidden' || value === defaultValue) return null;
  return () => {
    field.value = value;
    tell(field, 'input');
  };
}

/**
 * Notes what was entered into the fields of an island or of a page of the staff area, or restored by the browser, but for those that are
 * held (`start.ts`). The returned function enters it once more, so that React hears of it (`hearForeignChanges`).
 */
export function enteredFields(root: Element, isHeld: (field: Element) => boolean = () => false): () => void {
  const fields = [...root.querySelectorAll('input, select, textarea')].filter((field) => !isHeld(field));
  const entries = fields.map(entryOf);
  return () => {
    for (const repeat of entries) repeat?.();
  };
}
