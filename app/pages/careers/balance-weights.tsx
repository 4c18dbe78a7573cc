import FiveGrams from '#app/pages/careers/weights/5-g.svg?react';
import TenGrams from '#app/pages/careers/weights/10-g.svg?react';
import TwentyGrams from '#app/pages/careers/weights/20-g.svg?react';

/** One weight above each of the first three job openings, and at least one. */
export function BalanceWeights({ openings, className }: { openings: number; className?: string }) {
  return (
    <div className={className} aria-hidden="true">
      <TwentyGrams />
      {openings > 1 && <TenGrams />}
      {openings > 2 && <FiveGrams />}
    </div>
  );
}
