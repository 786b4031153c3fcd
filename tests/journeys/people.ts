import type { Cookie, Page } from '@playwright/test';
import { administrator, buyers, counter } from '#demo/people/demo-logins.data.ts';
import { pick } from './catalogue.ts';
import { expect } from './test.ts';

/** Who can log in to the demo shop. */
export const people = {
  customer: pick(buyers, 0),
  workshop: pick(buyers, 1),
  staff: administrator,
  counter,
} as const;

/** Logs in as somebody does: on the account page, with email and password. Staff arrive in their area. */
export async function logIn(page: Page, who: keyof typeof people): Promise<void> {
  const { email, password, firstName } = people[who];
  await page.goto('/my-account/');
  await page.locator('#username').fill(email);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  const welcome = people[who].staffRole ? `Accesso come ${firstName}` : `Ciao, ${firstName}`;
  await expect(page.getByText(welcome)).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/my-account/');
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
}

const badges = new Map<keyof typeof people, readonly Cookie[]>();

/**
 * Comes in as somebody who has logged in before, for journeys that are about what follows: only the first of them in a file logs in. Who
 * logs out or ends sessions logs in by themselves.
 */
export async function enter(page: Page, who: keyof typeof people): Promise<void> {
  const badge = badges.get(who);
  if (badge) return page.context().addCookies(badge);
  await logIn(page, who);
  badges.set(who, await page.context().cookies());
}
