import type { ComponentProps } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './quantity-stepper.module.css';

export type QuantityStepperProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'size'> & {
  readonly label: string;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  readonly size?: 'medium' | 'large';
  /** a press of minus (-1) or plus (+1); without it the input stands alone */
  readonly onStep?: (direction: -1 | 1) => void;
  readonly atLeast?: boolean;
  readonly atMost?: boolean;
};

export function QuantityStepper({
  label,
  fewerLabel,
  moreLabel,
  size = 'medium',
  onStep,
  atLeast = false,
  atMost = false,
  ...input
}: QuantityStepperProps) {
  return (
    <span className={`quantity ${styles.stepper}${size === 'large' ? ` ${styles.large}` : ''}`}>
      {onStep ? (
        <button
          type="button"
          data-step=""
          aria-label={fewerLabel}
          disabled={atLeast}
          onClick={() => onStep(-1)}
        >
          <Icon name="minus" />
        </button>
      ) : null}
      {/* The classes are those by which third-party scripts find a quantity. */}
      <input
        {...input}
        className="input-text qty text"
        type="number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
      />
      {onStep ? (
        <button type="button" data-step="" aria-label={moreLabel} disabled={atMost} onClick={() => onStep(1)}>
          <Icon name="plus" />
        </button>
      ) : null}
    </span>
  );
}
