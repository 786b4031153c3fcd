import { useWords } from '#kit/words/storefront/use-words.ts';

const found = (platform: string) =>
  `<div class="${platform}-variation-description">{{{ data.variation.variation_description }}}</div>` +
  `<div class="${platform}-variation-price">{{{ data.variation.price_html }}}</div>` +
  `<div class="${platform}-variation-availability">{{{ data.variation.availability_html }}}</div>`;

/** The templates by which third-party scripts show a variation (wire 2.4). */
export function VariationTemplates({ platform }: { readonly platform: string }) {
  const { unavailable } = useWords().variations;
  return (
    <>
      <script type="text/template" id="tmpl-variation-template">
        {found(platform)}
      </script>
      <script type="text/template" id="tmpl-unavailable-variation-template">
        {`<p role="alert">${unavailable.replaceAll('<', '&lt;')}</p>`}
      </script>
    </>
  );
}
