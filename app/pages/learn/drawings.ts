import type { SectionDrawing } from '#app/pages/learn/skin-section.tsx';

const files = import.meta.glob<SectionDrawing>('./drawings/*.tsx', {
  eager: true,
  import: 'drawing',
});

/** Found by the names of their files, so that a new one needs no list. */
const sections = new Map(
  Object.entries(files).map(([file, drawing]) => [file.replace(/^.*\/|\.tsx$/g, ''), drawing]),
);

/** The drawing that content/learn.yaml names; the check of content knows which there are. */
export function sectionOf(name: string): SectionDrawing {
  const drawing = sections.get(name);
  if (!drawing) throw new Error(`The drawing "${name}" is not in app/pages/learn/drawings.`);
  return drawing;
}
