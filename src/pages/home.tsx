import { useState } from 'react';
import { toolboxOf } from '#pages/toolbox-context.ts';
import type { Route } from './+types/home.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { shopName: toolboxOf(context).settings.shop_name };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>{loaderData.shopName}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}
