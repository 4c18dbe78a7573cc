import type { SectionDrawing } from '#app/pages/learn/skin-section.tsx';
import { didYouMean } from '#library/did-you-mean.ts';
import type { LearnDrawing } from '#library/learn/library.ts';

const files = import.meta.glob<SectionDrawing>('./drawings/*.tsx', {
  eager: true,
  import: 'drawing',
});

/** Found by the names of their files, so that a new one needs no list. */
const sections = new Map(
  Object.entries(files).map(([file, drawing]) => [file.replace(/^.*\/|\.tsx$/g, ''), drawing]),
);

/** The drawing that content/learn.yaml names. One that is not there, or lacks words, stops the build. */
export function sectionOf({ name, labels }: LearnDrawing): SectionDrawing {
  const drawing = sections.get(name);
  if (!drawing) {
    const names = [...sections.keys()];
    throw new Error(
      `content/learn.yaml: The drawing "${name}" is not in app/pages/learn/drawings. Draw it there, or use one of: ${names.join(', ')}.${didYouMean(name, names)}`,
    );
  }
  const needed = Object.keys(drawing.labels);
  const missing = needed.filter((label) => !labels[label]);
  if (missing.length > 0) {
    throw new Error(
      `content/learn.yaml: The drawing "${name}" lacks the labels ${missing.join(', ')}. Add them below "drawings › ${name} › labels".`,
    );
  }
  return drawing;
}
