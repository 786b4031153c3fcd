import type { ReactNode } from 'react';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { noWithdrawalFor } from '#messages/exclusions-for.ts';
import { servicePointsFor } from '#messages/product/service-points-for.ts';
import type { ExclusionReason } from '#selling/consumer-rights/rules/exclusion-reasons.ts';
import type { ShownNotice } from '#selling/consumer-rights/rules/guarantee-notice.ts';
import { GuaranteeEntry } from '#selling/consumer-rights/storefront/guarantee-entry.tsx';
import type { ShopServices } from '../rules/shop-services.ts';
import { type ServiceDrawing, ServiceMark } from './service-mark.tsx';
import styles from './service-points.module.css';

const drawings: Readonly<Record<string, ServiceDrawing>> = { bacs: 'bank', cod: 'cash', wallet: 'wallet' };

/** Courier, returns, warranty and payments, near the button. */
export function ServicePoints({
  isBusiness,
  paths,
  payments,
  exclusion = null,
  notice = null,
}: ShopServices & {
  /** why a consumer cannot withdraw from buying it */
  readonly exclusion?: ExclusionReason | null;
  /** of the legal guarantee, for consumers */
  readonly notice?: ShownNotice | null;
}) {
  const { locale } = useWords();
  const words = servicePointsFor(locale);
  const { sentence, reasons } = noWithdrawalFor(locale);
  const returns = exclusion ? sentence(reasons[exclusion]) : words.returns;
  return (
    <section className={styles.points} aria-label={words.label}>
      <ul className={styles.list}>
        <Point drawing="parcel" path={paths.courier}>
          {words.courier}
        </Point>
        <Point drawing="return" path={paths.returns}>
          {isBusiness ? words.businessReturns : returns}
        </Point>
        <Point drawing="shield" path={paths.warranty}>
          {isBusiness ? words.businessWarranty : words.warranty}
        </Point>
      </ul>
      {notice ? <GuaranteeEntry notice={notice} /> : null}
      {payments.length === 0 ? null : (
        <div className={styles.payments}>
          <p>
            <Linked path={paths.payments}>{words.payments}</Linked>
          </p>
          <ul>
            {payments.map(({ id, title }) => (
              <li key={id}>
                <ServiceMark drawing={drawings[id] ?? 'card'} />
                {title}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type PointProps = {
  readonly drawing: ServiceDrawing;
  readonly path: string | null;
  readonly children: ReactNode;
};

function Point({ drawing, path, children }: PointProps) {
  return (
    <li>
      <ServiceMark drawing={drawing} />
      <Linked path={path}>{children}</Linked>
    </li>
  );
}

function Linked({ path, children }: Pick<PointProps, 'path' | 'children'>) {
  return path === null ? children : <a href={path}>{children}</a>;
}
