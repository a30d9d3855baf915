import type { Page } from '@playwright/test';

/** A traveller for one journey; no other journey uses the address. */
export interface Traveller {
  readonly name: string;
  readonly email: string;
}

export function makeTraveller(name: string): Traveller {
  return { name, email: `${name.toLowerCase()}-${crypto.randomUUID()}@example.com` };
}

/** From the hero over the local sign-in and the invite screen to the traveller's home. */
export class Entrance {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async startPlanning(): Promise<void> {
    await this.#page.goto('/');
    await this.#page.getByRole('button', { name: 'Start Planning' }).click();
    await this.#page.getByText('Continue with name and e-mail').click();
  }

  async signIn({ name, email }: Traveller): Promise<void> {
    await this.#page.getByLabel('Name').fill(name);
    await this.#page.getByLabel('E-mail').fill(email);
    await this.#page.getByLabel('I am at least 13 years old').check();
    await this.#page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await this.#page.waitForURL(({ pathname }) => pathname !== '/sign-in');
  }

  async enterInviteCode(code: string): Promise<void> {
    await this.#page.getByLabel('Invite Code').fill(code);
    await this.#page.getByRole('button', { name: 'Submit Code' }).click();
  }

  /** Signs in, all the way to the traveller's home screen. */
  async arrive(name: string): Promise<void> {
    await this.startPlanning();
    await this.signIn(makeTraveller(name));
    await this.enterInviteCode('ALLBLUE');
    await this.#page.getByRole('heading', { name: `Welcome back, ${name}!` }).waitFor();
  }

  async planTrip(): Promise<void> {
    await this.#page.getByRole('button', { name: /Plan New Trip/ }).click();
  }
}
