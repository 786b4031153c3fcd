import type { Page } from '@playwright/test';
import { administrator, buyers } from '#database/demo-shop/people/demo-logins.data.ts';
import { pick } from './catalogue.ts';
import { expect } from './test.ts';

/** Who can log in to the demo shop. */
export const people = {
  customer: pick(buyers, 0),
  workshop: pick(buyers, 1),
  staff: administrator,
} as const;

/** Logs in as somebody does: on the account page, with e-mail and password. Staff arrive in their area. */
export async function logIn(page: Page, who: keyof typeof people): Promise<void> {
  const { email, password, firstName } = people[who];
  await page.goto('/my-account/');
  await page.locator('#username').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  const welcome = who === 'staff' ? `Accesso come ${firstName}` : `Ciao, ${firstName}`;
  await expect(page.getByText(welcome)).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/my-account/');
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
}
