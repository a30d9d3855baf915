import { expect, type Page } from '@playwright/test';
import { makeTraveller } from './entrance.ts';

export interface SavedPlace {
  readonly name: string;
  readonly tag?: string;
  readonly date?: string;
  readonly startTime?: string;
  readonly duration?: number;
  readonly location?: object;
  readonly openingHours?: string;
}

interface KeptPlace extends SavedPlace {
  readonly id: number;
}

function isKeptPlace(value: unknown): value is KeptPlace {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

/** How many places are saved at a time. */
const AT_ONCE = 20;

/** A traveller's own trip on the server, made by requests and not by hand. */
export class SavedTrip {
  readonly #page: Page;
  readonly id: number;

  private constructor(page: Page, id: number) {
    this.#page = page;
    this.id = id;
  }

  /** Signs a new traveller in on this page. */
  static async make(page: Page, fields: object): Promise<SavedTrip> {
    await page.request.post('/api/login/local', { data: makeTraveller('Sora') });
    await page.request.post('/api/invite-check', { data: { code: 'ALLBLUE' } });
    const made = await page.request.post('/api/trips', { data: fields });
    expect(made.status()).toBe(201);
    return new SavedTrip(page, Number(/"id":(\d+)/.exec(await made.text())?.[1]));
  }

  /** In their order, as far as they are saved together. */
  async save(places: readonly SavedPlace[]): Promise<void> {
    for (let from = 0; from < places.length; from += AT_ONCE) {
      const answers = await Promise.all(
        places
          .slice(from, from + AT_ONCE)
          .map((place) =>
            this.#page.request.post('/api/pois', { data: { tripId: this.id, ...place } }),
          ),
      );
      for (const answer of answers) expect(answer.status()).toBe(201);
    }
  }

  /** What the server has of all places. */
  async places(): Promise<readonly KeptPlace[]> {
    const answer = await this.#page.request.get(`/api/trips/${this.id}/pois`);
    const list: unknown = await answer.json();
    return Array.isArray(list) ? list.filter(isKeptPlace) : [];
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/trip/${this.id}${query}`);
    await this.#page.getByRole('navigation', { name: 'Views of this trip' }).waitFor();
  }
}
