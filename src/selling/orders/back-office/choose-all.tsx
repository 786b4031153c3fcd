import { type ChangeEvent, useEffect, useState } from 'react';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';

const setAll = ({ currentTarget }: ChangeEvent<HTMLInputElement>, name: string) => {
  for (const box of currentTarget.form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? []) {
    box.checked = currentTarget.checked;
  }
};

/** Ticks all boxes of a name in its form; rendered only where scripts run. */
export function ChooseAll({ name, label }: { name: string; label: string }) {
  const [running, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  if (!running) return null;
  return (
    <Checkbox onChange={(event) => setAll(event, name)} autoComplete="off">
      {label}
    </Checkbox>
  );
}
