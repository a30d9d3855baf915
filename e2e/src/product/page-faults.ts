import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

const originOf = (url: string): string => new URL(url).origin;

/** Forbidden behaviour of a journey's pages that the journey does not announce. */
export class PageFaults {
  readonly #own: string;
  readonly #asked: ReadonlySet<string>;
  readonly #found: string[] = [];
  readonly #announced: RegExp[] = [];

  /** `own` is the product's origin; pages may also ask the origins of `others`, which are tiles and sign-in alone. */
  constructor(own: string, others: readonly string[] = []) {
    this.#own = own;
    this.#asked = new Set([own, ...others]);
  }

  /** Follows all pages of the context, those that it opens later too. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => this.#noteMessage(message));
    context.on('weberror', (error) => {
      const { message, stack } = error.error();
      if (this.#isOwn(error.page())) this.#found.push(`uncaught: ${stack || message}`);
    });
    context.on('request', (request) => this.#noteRequest(request));
  }

  /**
   * Announces messages that the journey provokes. One that never comes fails the journey too, so that no announcement
   * outlives its cause.
   */
  announce(pattern: RegExp): void {
    this.#announced.push(pattern);
  }

  /** Unannounced faults, then announced ones that did not come; a line each. */
  report(): string[] {
    const unexpected = this.#found.filter(
      (fault) => !this.#announced.some((pattern) => pattern.test(fault)),
    );
    const missed = this.#announced.filter(
      (pattern) => !this.#found.some((fault) => pattern.test(fault)),
    );
    return [...unexpected, ...missed.map((pattern) => `announced, and never came: ${pattern}`)];
  }

  #noteMessage(message: ConsoleMessage): void {
    const type = message.type();
    if ((type !== 'error' && type !== 'warning') || !this.#isOwn(message.page())) return;
    this.#found.push(`${type}: ${message.text()} (${message.location().url})`);
  }

  #noteRequest(request: Request): void {
    const url = request.url();
    if (!/^(https?|wss?):/u.test(url) || this.#asked.has(originOf(url))) return;
    // Of a page that is still to come there is no frame.
    if (request.isNavigationRequest() || this.#isOwn(request.frame().page()))
      this.#found.push(`request to a third party: ${url}`);
  }

  /** The pages of a sign-in provider are not checked. */
  #isOwn(page: Page | null): boolean {
    if (page === null) return true;
    const url = page.url();
    return !url.startsWith('http') || originOf(url) === this.#own;
  }
}
