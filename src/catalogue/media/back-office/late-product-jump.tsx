import { type ComponentType, useEffect, useState } from 'react';

/** `ProductJump`, loaded after the page. */
export function LateProductJump() {
  const [ready, setReady] = useState<{ readonly ProductJump: ComponentType } | null>(null);
  useEffect(() => {
    let left = false;
    void import('./product-jump.tsx').then(
      (found) => left || setReady(found),
      // If it cannot be loaded, the plain form beside it does the same.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return ready ? <ready.ProductJump /> : null;
}
