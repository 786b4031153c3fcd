import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { cardholderFields } from '../rules/cardholder.ts';
import styles from './pay-button.module.css';

export type CardholderFieldsProps = {
  readonly firstName: string;
  readonly lastName: string;
  readonly errors?: Readonly<Record<string, string>>;
};

/** The fields for the cardholder; only the provider asks for the card's number (PAY-11). */
export function CardholderFields({ firstName, lastName, errors = {} }: CardholderFieldsProps) {
  const { cardholder } = walletFor(useWords().locale);
  return (
    <div className={styles.names}>
      <TextField
        id={cardholderFields.firstName}
        name={cardholderFields.firstName}
        label={cardholder.firstName}
        autoComplete="cc-given-name"
        defaultValue={firstName}
        error={errors[cardholderFields.firstName] ?? ''}
      />
      <TextField
        id={cardholderFields.lastName}
        name={cardholderFields.lastName}
        label={cardholder.lastName}
        autoComplete="cc-family-name"
        defaultValue={lastName}
        error={errors[cardholderFields.lastName] ?? ''}
      />
    </div>
  );
}
