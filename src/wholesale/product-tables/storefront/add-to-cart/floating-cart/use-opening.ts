import { type Dispatch, type SetStateAction, useState } from 'react';

type Hovering = { readonly onMouseEnter?: () => void; readonly onMouseLeave?: () => void };

/** Whether a footer cart is unfolded: by click, and with the stats option by hover as well (TAB-83). */
export function useOpening(byHover: boolean): {
  readonly open: boolean;
  readonly setOpen: Dispatch<SetStateAction<boolean>>;
  readonly hovering: Hovering;
} {
  const [open, setOpen] = useState(false);
  const hovering = byHover ? { onMouseEnter: () => setOpen(true), onMouseLeave: () => setOpen(false) } : {};
  return { open, setOpen, hovering };
}
