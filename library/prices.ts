import type { ExamplePrice } from '#library/schema/pages/ordering.ts';

type Period = Pick<ExamplePrice, 'firstDay' | 'lastDay'>;

/** `day` is an ISO date, such as 2026-11-16. */
export const getPricesOn = <Price extends Period>(prices: readonly Price[], day: string): Price[] =>
  prices.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

export function findNextChange(prices: readonly Period[], day: string): string | undefined {
  return prices
    .flatMap(({ firstDay, lastDay }) => [firstDay, addDay(lastDay)])
    .filter((date) => date > day)
    .sort()[0];
}

const addDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
