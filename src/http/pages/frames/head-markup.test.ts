import { expect, test } from 'vitest';
import { headMarkup, scriptJson } from './head-markup.ts';

test('titles, meta tags and links are written with everything escaped', () => {
  const { tags } = headMarkup([
    { title: `Dischi & "pinze" <b>` },
    { name: 'description', content: `l'usato` },
    { tagName: 'link', rel: 'canonical', href: 'http://shop.test/?a=1&b=2' },
  ]);
  expect(tags).toBe(
    '<title>Dischi &amp; &quot;pinze&quot; &lt;b&gt;</title>' +
      '<meta name="description" content="l&#x27;usato"/>' +
      '<link rel="canonical" href="http://shop.test/?a=1&amp;b=2"/>',
  );
});

test('structured data is returned apart and cannot end its element', () => {
  const said = { name: '</script><b>&\u2028' };
  const { tags, data } = headMarkup([{ title: 'x' }, { 'script:ld+json': said }]);
  expect(tags).toBe('<title>x</title>');
  expect(data).toBe(`<script type="application/ld+json">${scriptJson(said)}</script>`);
  expect(data.split('</script>')).toHaveLength(2);
  expect(JSON.parse(scriptJson(said))).toEqual(said);
});
