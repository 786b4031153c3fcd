import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { QuantityStepper } from '#kit/ui/controls/quantity-stepper.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { clampQuantity, stepQuantity } from '../rules/clamp-quantity.ts';
import { parseQuantity } from '../rules/parse-quantity.ts';
import type { QuantityLimits } from '../rules/quantity-limits.ts';
import { snapQuantity } from '../rules/snap-quantity.ts';

export type QuantityInputProps = {
  readonly productName: string;
  readonly limits: QuantityLimits;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly name?: string;
  /** what is typed goes to a multiple of the step as well (VAR-31) */
  readonly snap?: boolean;
  readonly size?: 'medium' | 'large';
};

/** A quantity between its limits: corrected when it is left, never while it is typed (QTY-01, QTY-02, VAR-22). */
export function QuantityInput(props: QuantityInputProps) {
  const {
    productName,
    limits,
    quantity,
    onQuantity,
    name = 'quantity',
    snap = false,
    size = 'medium',
  } = props;
  const { quantities } = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  function take(text: string): void {
    const read = parseQuantity(text);
    setTyped(text);
    if (read !== null && accepts(read, limits, snap)) onQuantity(read);
  }
  // A quantity typed before hydration is in the field, but no handler has seen it.
  const hearOfEarlier = useEffectEvent(() => {
    const text = input.current?.value ?? '';
    if (text !== '' && text !== String(quantity)) take(text);
  });
  useEffect(() => hearOfEarlier(), []);
  return (
    <QuantityStepper
      name={name}
      size={size}
      label={quantities.quantityOf(productName)}
      fewerLabel={quantities.fewer}
      moreLabel={quantities.more}
      min={limits.minimum}
      max={limits.maximum}
      step={limits.step}
      required
      value={typed ?? quantity}
      ref={input}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => {
        if (typed !== null) onQuantity(snap ? snapQuantity(typed, limits) : clampQuantity(typed, limits));
        setTyped(null);
      }}
      onStep={(direction) => {
        setTyped(null);
        onQuantity(stepQuantity(quantity, direction, limits));
      }}
      atLeast={quantity <= limits.minimum}
      atMost={quantity >= limits.maximum}
    />
  );
}

function accepts(read: number, { minimum, maximum, step }: QuantityLimits, snap: boolean): boolean {
  return read >= minimum && read <= maximum && (!snap || read % step === 0);
}
