import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './variation-form.module.css';

export type ResetLinkProps = {
  /** the page as it is without a choice: where the link leads before scripts run */
  readonly href: string;
  readonly shown: boolean;
  readonly onReset: () => void;
};

/** Clears every choice by click, Enter and Space; its space is reserved while there is nothing to clear (VAR-17). */
export function ResetLink({ href, shown, onReset }: ResetLinkProps) {
  const { variations } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: before scripts run it is a link that leads somewhere.
    <a
      href={href}
      role="button"
      className={`${styles.reset} reset_variations`}
      data-acts=""
      data-shown={shown ? '' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onReset();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onReset();
      }}
    >
      {variations.reset}
    </a>
  );
}
