import styles from './button.module.css';

export type ButtonLook = {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly size?: 'medium' | 'large' | undefined;
  readonly wide?: boolean | undefined;
};

/** The class that makes a button or a link look like a button. */
export function buttonClass({ kind = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  const names = [styles.button, styles[kind]];
  if (size === 'large') names.push(styles.large);
  if (wide) names.push(styles.wide);
  return names.join(' ');
}

/** The class of a square button that shows only an icon; its name goes into `aria-label`. */
export const iconButtonClass = styles.icon;
