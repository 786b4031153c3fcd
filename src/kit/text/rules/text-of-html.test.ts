import { expect, it } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

it.each([
  ['Autoventilante.', 'Autoventilante.'],
  ['<p>Filtro olio <strong>5</strong>W.</p><p>Con guarnizione</p>', 'Filtro olio 5W. Con guarnizione'],
  ['<ul><li>uno</li><li>due</li></ul>', 'uno due'],
  ['<p>Viti &amp; dadi &lt;M8&gt;&nbsp;&#8211; &#x2713;</p>', 'Viti & dadi <M8> – ✓'],
  ['<p>&amp;lt; &boh; &#0;</p>', '&lt; &boh; &#0;'],
  ['<p>fine</p> .', 'fine.'],
])('%s is read as %s where no markup is shown', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
