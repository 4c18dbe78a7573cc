import type { ReactNode } from 'react';
import { PeptideHead } from '#app/pages/blog/covers/anti-aging.tsx';
import { FlowHead } from '#app/pages/blog/covers/erectile-dysfunction.tsx';
import { HairHead } from '#app/pages/blog/covers/hair-loss.tsx';
import { PigmentHead } from '#app/pages/blog/covers/hyperpigmentation.tsx';
import { MarkHead } from '#app/pages/blog/covers/mark.tsx';
import { PetHead } from '#app/pages/blog/covers/pet-compounding.tsx';
import { ThyroidHead } from '#app/pages/blog/covers/thyroid-imbalance.tsx';
import { HorizonHead } from '#app/pages/blog/covers/travel-health.tsx';

const heads = new Map<string, ReactNode>([
  ['hyperpigmentation', <PigmentHead key="pigment" />],
  ['erectile-dysfunction', <FlowHead key="flow" />],
  ['thyroid-imbalance', <ThyroidHead key="thyroid" />],
  ['hair-loss', <HairHead key="hair" />],
  ['anti-aging', <PeptideHead key="peptide" />],
  ['pet-compounding', <PetHead key="pets" />],
  ['travel-health', <HorizonHead key="horizon" />],
]);

/** What stands on the rule over an article. An article without a drawing gets the mark. */
export function PostHead({ id }: { id: string }) {
  return heads.get(id) ?? <MarkHead />;
}
