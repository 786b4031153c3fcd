import { useEffect } from 'react';
import { announce } from '#ui/live/announce.ts';
import { resultCountAgainMs } from '../rules/constants.ts';
import styles from './listing-bar.module.css';

/** How much was found; said once more when the page has settled (CAT-04). */
export function ResultCount({ text }: { text: string }) {
  useEffect(() => {
    const again = setTimeout(() => announce(text), resultCountAgainMs);
    return () => clearTimeout(again);
  }, [text]);
  return (
    <p className={styles.count} role="status">
      {text}
    </p>
  );
}
