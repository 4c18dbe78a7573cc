import type { Choices } from '#library/prescription/entries.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

export const choicesOf = ({ choices, weightUnits }: ComposerWords): Choices => ({
  without: choices.without,
  weightUnits,
});
