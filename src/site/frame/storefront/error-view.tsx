import { shopPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './message-view.module.css';

export type ErrorViewProps = {
  readonly status?: number;
  /** by which the failure is found in the shop's records */
  readonly reference?: string;
};

export function ErrorView({ status = 500, reference }: ErrorViewProps) {
  const { site } = useWords();
  return (
    <div className={styles.view}>
      <div className={styles.mark} aria-hidden="true">
        {status}
      </div>
      <h1>{site.errorTitle}</h1>
      <p>{site.errorText}</p>
      {reference ? <p>{site.errorReference(reference)}</p> : null}
      <a className={buttonClass()} href={shopPath}>
        {site.toTheShop}
      </a>
    </div>
  );
}
