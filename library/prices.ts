import type { ExamplePrice } from '#library/schema/pages/ordering.ts';

type Days = Pick<ExamplePrice, 'firstDay' | 'lastDay'>;

/** The prices that are valid on a day like 2026-11-16. */
export const pricesOn = <Price extends Days>(prices: readonly Price[], day: string): Price[] =>
  prices.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

/** The next day on which the valid prices change, if there is one. */
export function nextChangeOf(prices: readonly Days[], day: string): string | undefined {
  return prices
    .flatMap(({ firstDay, lastDay }) => [firstDay, dayAfter(lastDay)])
    .filter((change) => change > day)
    .sort()[0];
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
