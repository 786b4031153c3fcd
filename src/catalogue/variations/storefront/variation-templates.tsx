const found = (platform: string) =>
  `<div class="${platform}-variation-description">{{{ data.variation.variation_description }}}</div>` +
  `<div class="${platform}-variation-price">{{{ data.variation.price_html }}}</div>` +
  `<div class="${platform}-variation-availability">{{{ data.variation.availability_html }}}</div>`;

/** The templates by which third-party scripts show a variation; no browser runs them, and nothing of them is hydrated (wire 2.4). */
export function VariationTemplates({ platform, unavailable }: { platform: string; unavailable: string }) {
  return (
    <>
      <script {...template('variation', import.meta.env.SSR ? found(platform) : '')} />
      <script
        {...template(
          'unavailable-variation',
          import.meta.env.SSR ? `<p role="alert">${unavailable.replaceAll('<', '&lt;')}</p>` : '',
        )}
      />
    </>
  );
}

const template = (name: string, html: string) => ({
  type: 'text/template',
  id: `tmpl-${name}-template`,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});
