import Mortar from '#app/illustrations/mortar.svg?react';
import Balance from '#app/pages/careers/balance.svg?react';
import Telephone from '#app/pages/careers/telephone.svg?react';
import type { Opening } from '#library/jobs.ts';

const drawings = { mortar: Mortar, balance: Balance, telephone: Telephone };

export function JobDrawing({ drawing }: Pick<Opening, 'drawing'>) {
  const Drawing = drawings[drawing];
  return <Drawing />;
}
