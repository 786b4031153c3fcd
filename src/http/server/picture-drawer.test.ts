import { expect, test } from 'vitest';
import { pictureKey } from '#demo/pictures/picture-key.ts';
import type { PictureSpec } from '#demo/pictures/picture-spec.ts';
import { createPictureDrawer } from './picture-drawer.ts';

const hero: PictureSpec = { view: 'hero' };
const carton: PictureSpec = { view: 'carton', brand: 'Brenta', colour: '#123456' };

function aDrawer() {
  const rendered: string[] = [];
  const drawer = createPictureDrawer('/nowhere', [hero, carton], async (spec) => {
    rendered.push(spec.view);
  });
  return { drawer, rendered };
}

test('a picture that is requested is rendered at once, one time for all requests', async () => {
  const { drawer, rendered } = aDrawer();
  const file = `${pictureKey(carton)}-320.webp`;
  expect(await Promise.all([drawer.drawFile(file), drawer.drawFile(file)])).toEqual([true, true]);
  expect(rendered).toEqual(['carton']);
});

test('a file that is no picture of the demo shop is not rendered', async () => {
  const { drawer, rendered } = aDrawer();
  expect(await drawer.drawFile('photo-320.webp')).toBe(false);
  expect(await drawer.drawFile(pictureKey(carton))).toBe(false);
  expect(rendered).toEqual([]);
});

test('the others are rendered one after the other, until the shop closes', async () => {
  const rendered: string[] = [];
  const drawer = createPictureDrawer('/nowhere', [hero, carton], async (spec) => {
    rendered.push(spec.view);
    drawer.stop();
  });
  await drawer.drawAll();
  expect(rendered).toEqual(['hero']);
});
