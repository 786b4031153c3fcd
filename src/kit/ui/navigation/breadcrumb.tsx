import styles from './breadcrumb.module.css';

export type BreadcrumbProps = {
  readonly label: string;
  /** from the start page to the page that is shown, which is the last */
  readonly trail: readonly {
    readonly name: string;
    readonly path: string;
    /** where it is not that of the page */
    readonly lang?: string;
  }[];
};

export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {trail.map(({ name, path, lang }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            ) : (
              <a href={path} lang={lang}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
