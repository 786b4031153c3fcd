import { type ComponentType, useEffect, useState } from 'react';

/** The way to a product by typing, once scripts run and it has been fetched. */
export function LateProductJump() {
  const [ready, setReady] = useState<{ readonly ProductJump: ComponentType } | null>(null);
  useEffect(() => {
    let left = false;
    void import('./product-jump.tsx').then(
      (found) => left || setReady(found),
      // Without it the form beside it goes on doing its work.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return ready ? <ready.ProductJump /> : null;
}
