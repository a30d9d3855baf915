import { PATIENCE_MS } from '@ooo/domain/testing/patience';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnProduct } from './own-product.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const TRIP = { destination: 'Seoul', startDate: '2027-04-11', endDate: '2027-04-16' };
const PAUSE_MS = 10;
const PAUSE_AFTER_REFUSAL_MS = 100;
/** Below what a trip keeps; from then on a writer changes what it has. */
const MOST_PLACES = 400;

interface Place {
  readonly id: number;
  /** Texts that may be stored: the last acknowledged one, and those that were sent after it. */
  possible: string[];
}

interface Writer {
  readonly cookie: string;
  readonly tripId: number;
  readonly isRest: boolean;
  readonly places: Place[];
}

interface WriterOptions {
  readonly writers: number;
  readonly users: number;
}

/** Travellers who save and change places as fast as they are answered, over REST and tRPC, and remember the answers. */
export class Writers {
  /** Writes that were answered with success. */
  acknowledged = 0;
  /** Answers 503 UNAVAILABLE with `Retry-After`. */
  refused = 0;
  /** Requests whose connection ended without an answer. */
  cut = 0;
  /** Answers that are neither success nor an honest refusal. */
  readonly wrong: string[] = [];
  readonly #product: OwnProduct;
  readonly #writers: Writer[];
  #isOver = false;
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(product: OwnProduct, writers: Writer[]) {
    this.#product = product;
    this.#writers = writers;
  }

  /** Each writer has a trip of its own, and shares its session with others of the same user. */
  static async start(product: OwnProduct, { writers, users }: WriterOptions): Promise<Writers> {
    const cookies: string[] = [];
    for (let user = 0; user < users; user += 1) {
      cookies.push(await product.signIn(`writer-${user}@example.com`));
    }
    const made: Writer[] = [];
    for (let index = 0; index < writers; index += 1) {
      const cookie = cookies[index % users] ?? '';
      const { id: tripId } = await send<{ id: number }>(`${product.url}/api/trips`, {
        method: 'POST',
        headers: { ...JSON_TYPE, cookie },
        body: JSON.stringify(TRIP),
      });
      made.push({ cookie, tripId, isRest: Math.floor(index / users) % 2 === 0, places: [] });
    }
    const all = new Writers(product, made);
    all.#writing = Promise.all(made.map(async (writer) => all.#writeOn(writer)));
    return all;
  }

  /** Waits until so many more writes were acknowledged; fails if that does not happen. */
  async makeProgress(writes = 100): Promise<void> {
    const goal = this.acknowledged + writes;
    const deadline = Date.now() + PATIENCE_MS;
    while (this.acknowledged < goal) {
      if (Date.now() > deadline) throw new Error(`Nothing is written any more: ${this.describe()}`);
      await sleep(20);
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#writing;
  }

  describe(): string {
    const { acknowledged, refused, cut, wrong } = this;
    return JSON.stringify({ acknowledged, refused, cut, wrong: wrong.slice(0, 5) });
  }

  /** Reads back all that was acknowledged; resolves to what is missing, or differs from the last text that was sent. */
  async findLost(): Promise<string[]> {
    const lost: string[] = [];
    for (const { cookie, tripId, places } of this.#writers) {
      const kept = await send<{ id: number; notes: string }[]>(
        `${this.#product.url}/api/trips/${tripId}/pois`,
        { headers: { cookie } },
      );
      const texts = new Map(kept.map(({ id, notes }) => [id, notes]));
      for (const { id, possible } of places) {
        const text = texts.get(id);
        if (text === undefined) lost.push(`place ${id} is gone`);
        else if (!possible.includes(text))
          lost.push(`place ${id} has "${text}", not ${possible.join(' or ')}`);
      }
    }
    return lost;
  }

  async #writeOn(writer: Writer): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const isNew = turn % 3 === 0 && writer.places.length < MOST_PLACES;
      const place = isNew ? undefined : writer.places[turn % writer.places.length];
      const isDone = place
        ? await this.#change(writer, place, `turn ${turn}`)
        : await this.#create(writer, `turn ${turn}`);
      await sleep(isDone ? PAUSE_MS : PAUSE_AFTER_REFUSAL_MS);
    }
  }

  async #create(writer: Writer, notes: string): Promise<boolean> {
    const place = { tripId: writer.tripId, name: 'Gyeongbokgung', notes };
    const text = writer.isRest
      ? await this.#ask(writer, 'POST', '/api/pois', place)
      : await this.#ask(writer, 'POST', '/trpc/pois.create', { json: place });
    if (text === undefined) return false;
    writer.places.push({ id: idOf(text), possible: [notes] });
    return true;
  }

  async #change(writer: Writer, place: Place, notes: string): Promise<boolean> {
    const { id } = place;
    place.possible.push(notes);
    const text = writer.isRest
      ? await this.#ask(writer, 'PATCH', `/api/pois/${id}`, { notes })
      : await this.#ask(writer, 'POST', '/trpc/pois.update', { json: { id, patch: { notes } } });
    if (text !== undefined) place.possible = [notes];
    return text !== undefined;
  }

  /** The text of a success; undefined of a refusal. */
  async #ask(
    { cookie }: Writer,
    method: string,
    path: string,
    body: object,
  ): Promise<string | undefined> {
    let answer: Response;
    let text: string;
    try {
      const headers = { ...JSON_TYPE, cookie };
      answer = await fetch(this.#product.url + path, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      text = await answer.text();
    } catch {
      this.cut += 1;
      return undefined;
    }
    if (answer.ok) {
      this.acknowledged += 1;
      return text;
    }
    const isHonest =
      answer.status === 503 && text.includes('UNAVAILABLE') && answer.headers.has('retry-after');
    if (isHonest) this.refused += 1;
    else this.wrong.push(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return undefined;
  }
}

async function send<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Of an answer of either transport to a creation: the first `id` in it is the place's. */
function idOf(text: string): number {
  const id = Number(/"id":(\d+)/.exec(text)?.[1]);
  if (!Number.isInteger(id)) throw new Error(`There is no id in ${text}`);
  return id;
}
