import { type SectionDrawing, surface } from '#app/pages/learn/skin-section.tsx';

/** For a condition that has no drawing of its own. */
export const drawing: SectionDrawing = { labels: { surface } };
