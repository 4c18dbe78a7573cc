import { Refused } from '#editor/server/refused.ts';

/** What was refused. */
export function refusal(give: () => unknown): Refused {
  try {
    give();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}
