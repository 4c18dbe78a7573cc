import type { PlacedProblem, Refusal } from '#editor/contract.ts';

/** Says to whoever edits why something was not done, and what to do. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly problems: PlacedProblem[];

  constructor(status: number, message: string, problems: PlacedProblem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }

  get refusal(): Refusal {
    return { message: this.message, problems: this.problems };
  }
}
