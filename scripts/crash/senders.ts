import { setTimeout as wait } from 'node:timers/promises';
import { functionPath } from '#server/inquiry/routes.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';

/** Between two inquiries of one sender, so that mail can keep up. */
const pauseMs = 10;

/** People who send inquiries, and send again with the same key what got no answer. */
export class Senders {
  readonly acknowledged = new Map<string, string>();
  resent = 0;
  readonly #name: string;
  readonly #unanswered = new Set<string>();
  #count = 0;
  #answered = () => {};

  constructor(name: string) {
    this.#name = name;
  }

  nextAnswer(): Promise<void> {
    return new Promise((resolve) => {
      this.#answered = resolve;
    });
  }

  /** Sends until the server is gone. */
  async sendUntilDead(address: string, senders: number): Promise<void> {
    const again = [...this.#unanswered];
    const sender = async () => {
      for (;;) {
        const repeated = again.pop();
        if (repeated) this.resent += 1;
        else this.#count += 1;
        try {
          await this.#send(address, repeated ?? `${this.#name} inquiry number ${this.#count}`);
        } catch {
          return;
        }
        await wait(Math.random() * 2 * pauseMs);
      }
    };
    await Promise.all(Array.from({ length: senders }, sender));
  }

  async sendRest(address: string): Promise<void> {
    for (const message of [...this.#unanswered]) await this.#send(address, message);
  }

  async #send(address: string, message: string) {
    this.#unanswered.add(message);
    const response = await fetch(`${address}${functionPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': message },
      body: JSON.stringify({ ...sampleBody, message }),
    });
    const { id } = await response.json();
    if (response.status !== 200) throw new Error(`The function answered ${response.status}.`);
    this.acknowledged.set(message, id);
    this.#answered();
    this.#unanswered.delete(message);
  }
}
