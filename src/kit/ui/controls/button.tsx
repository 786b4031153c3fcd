import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

export function Button({ kind, size, wide, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass({ kind, size, wide })} />;
}
