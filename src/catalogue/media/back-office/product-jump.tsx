import { useState } from 'react';
import type { LoadOptions } from '#kit/ui/controls/option-lookup.ts';
import { RemoteSelect } from '#kit/ui/controls/remote-select.tsx';
import type { SelectOption } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { addresses as en } from '#messages/en/addresses.ts';
import { addresses as it } from '#messages/it/addresses.ts';
import { picturesPath } from '../rules/upload-form.ts';

const limits = { shortest: 2, longest: 60, chosen: 1 };

type Found = { readonly id: number; readonly name: string; readonly sku: string };

const loadProducts: LoadOptions = async (typed, page, signal) => {
  const query = new URLSearchParams({ search: typed, page: String(page), per_page: '10' });
  const response = await fetch(`/wp-json/wc/store/v1/products?${query}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const found: readonly Found[] = await response.json();
  return {
    options: found.map(({ id, name, sku }) => ({
      value: String(id),
      label: sku === '' ? name : `${name} · ${sku}`,
    })),
    more: page < Number(response.headers.get('x-wp-totalpages')),
  };
};

/** Leads straight to the pictures of a product that is looked up while one types. */
export function ProductJump() {
  const { pictures, locale } = useBackOfficeWords();
  const [chosen, setChosen] = useState<readonly SelectOption[]>([]);
  return (
    <RemoteSelect
      id="product-jump"
      label={pictures.jumpLabel}
      load={loadProducts}
      chosen={chosen}
      onChoose={(next) => {
        setChosen(next);
        const [product] = next;
        if (product) window.location.assign(picturesPath(Number(product.value)));
      }}
      limits={limits}
      words={(locale === 'it' ? it : en).select}
    />
  );
}
