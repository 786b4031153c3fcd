import { expect, test } from 'vitest';
import { pictureKey } from '#demo/pictures/picture-key.ts';
import type { PictureSpec } from '#demo/pictures/picture-spec.ts';
import { createPictureDrawer } from './picture-drawer.ts';

const hero: PictureSpec = { view: 'hero' };
const carton: PictureSpec = { view: 'carton', brand: 'Brenta', colour: '#123456' };

function aDrawer() {
  const drawn: string[] = [];
  const drawer = createPictureDrawer('/nowhere', [hero, carton], async (spec) => {
    drawn.push(spec.view);
  });
  return { drawer, drawn };
}

test('a picture that somebody looks for is drawn at once, for all who look', async () => {
  const { drawer, drawn } = aDrawer();
  const file = `${pictureKey(carton)}-320.webp`;
  expect(await Promise.all([drawer.drawFile(file), drawer.drawFile(file)])).toEqual([true, true]);
  expect(drawn).toEqual(['carton']);
});

test('a file that is no picture of the demo shop is not drawn', async () => {
  const { drawer, drawn } = aDrawer();
  expect(await drawer.drawFile('photo-320.webp')).toBe(false);
  expect(await drawer.drawFile(pictureKey(carton))).toBe(false);
  expect(drawn).toEqual([]);
});

test('the others are drawn one after the other, until the shop closes', async () => {
  const drawn: string[] = [];
  const drawer = createPictureDrawer('/nowhere', [hero, carton], async (spec) => {
    drawn.push(spec.view);
    drawer.stop();
  });
  await drawer.drawAll();
  expect(drawn).toEqual(['hero']);
});
