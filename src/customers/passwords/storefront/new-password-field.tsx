import { useEffect, useState } from 'react';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { passwordsFor } from '#messages/passwords-for.ts';
import { type Estimate, estimatorOf } from '../rules/estimator-of.ts';
import { isWeak, judged } from '../rules/password-strength.ts';
import { isProfileField, penalisedWords } from '../rules/penalised-words.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

let loading: Promise<Estimate | null> | null = null;

const load = async (): Promise<Estimate> =>
  estimatorOf(
    await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-it'),
    ]),
  );

const pageLoaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>((resolve) => window.addEventListener('load', () => resolve(), { once: true }));

/** Loads the estimator with its dictionaries once, after the page; null where it cannot be had, and a retry is allowed (PWD-17). */
function loadEstimator(): Promise<Estimate | null> {
  loading ??= pageLoaded()
    .then(load)
    .catch(() => {
      loading = null;
      return null;
    });
  return loading;
}

export type NewPasswordFieldProps = Omit<PasswordFieldProps, 'children' | 'onChange' | 'onFocus'> & {
  /** the field that repeats the password; none where a form asks once */
  readonly repeat?: Pick<PasswordFieldProps, 'id' | 'name' | 'label' | 'error'>;
  /** what the shop knows of the person and of itself, whose words make the password weaker (PWD-07) */
  readonly known?: readonly string[];
  /** called whenever the judgement changes: whether what is typed is too weak, by an estimator that is there (PWD-15) */
  readonly onWeak?: (weak: boolean) => void;
};

/** The texts of the form's profile fields, as they are now. */
const profileOf = (form: HTMLFormElement | null) =>
  form
    ? [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && isProfileField(name) ? [value] : [],
      )
    : [];

const penalised = (form: HTMLFormElement | null, known: readonly string[]) =>
  penalisedWords([document.title, window.location.href, ...known, ...profileOf(form)]);

/** The field of a new password, judged while it is typed (PWD-02 to PWD-17). */
export function NewPasswordField({ repeat, known = [], onWeak, ...field }: NewPasswordFieldProps) {
  const words = passwordsFor(useWords().locale);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState<string | null>(repeat ? '' : null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const score = judged(
    { password, confirmation },
    estimate && ((typed) => estimate(typed, penalised(form, known))),
  );
  const weak = password !== '' && isWeak(score);
  useEffect(() => onWeak?.(weak), [weak, onWeak]);

  // What was typed before hydration is judged as soon as the field gets the focus once more.
  const judge = (input: HTMLInputElement) => {
    setForm(input.form);
    setPassword(input.value);
    if (!estimate) void loadEstimator().then((loaded) => setEstimate(() => loaded));
  };
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        {...field}
        onFocus={(event) => judge(event.currentTarget)}
        onChange={(event) => judge(event.currentTarget)}
      >
        {password === '' ? null : <StrengthMeter score={score} words={words} />}
      </PasswordField>
      {repeat ? (
        <PasswordField
          autoComplete="new-password"
          {...repeat}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
      ) : null}
    </>
  );
}
