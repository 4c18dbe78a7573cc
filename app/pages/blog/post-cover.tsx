import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { PeptideCover } from '#app/pages/blog/covers/anti-aging.tsx';
import { FlowCover } from '#app/pages/blog/covers/erectile-dysfunction.tsx';
import { HairCover } from '#app/pages/blog/covers/hair-loss.tsx';
import { PigmentCover } from '#app/pages/blog/covers/hyperpigmentation.tsx';
import { MarkCover } from '#app/pages/blog/covers/mark.tsx';
import { PetCover } from '#app/pages/blog/covers/pet-compounding.tsx';
import { ThyroidCover } from '#app/pages/blog/covers/thyroid-imbalance.tsx';
import { HorizonCover } from '#app/pages/blog/covers/travel-health.tsx';
import css from '#app/pages/blog/post-cover.module.css';

type Ground = 'light' | 'wash' | 'amber' | 'shade' | 'cobalt';

const covers = new Map<string, { drawing: ReactNode; ground: Ground }>([
  ['hyperpigmentation', { drawing: <PigmentCover />, ground: 'light' }],
  ['erectile-dysfunction', { drawing: <FlowCover />, ground: 'wash' }],
  ['thyroid-imbalance', { drawing: <ThyroidCover />, ground: 'amber' }],
  ['hair-loss', { drawing: <HairCover />, ground: 'shade' }],
  ['anti-aging', { drawing: <PeptideCover />, ground: 'cobalt' }],
  ['pet-compounding', { drawing: <PetCover />, ground: 'light' }],
  ['travel-health', { drawing: <HorizonCover />, ground: 'amber' }],
]);

/** The drawing of an article on its ground. An article without one gets the mark. */
export function PostCover({ id, className }: { id: string; className?: string }) {
  const { drawing, ground } = covers.get(id) ?? { drawing: <MarkCover />, ground: 'light' };
  return <span className={classNames(css.cover, css[ground], className)}>{drawing}</span>;
}
