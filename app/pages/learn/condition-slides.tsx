import { Slides } from '#app/components/slides.tsx';
import { Specimen } from '#app/illustrations/specimens.tsx';
import { findLearnCategory, type LearnCondition } from '#library/learn/conditions.ts';
import { conditionPath } from '#library/paths/addresses.ts';

export function ConditionSlides({ conditions }: { conditions: readonly LearnCondition[] }) {
  return (
    <Slides
      slides={conditions.map(({ slug, title, shortDescription, category, imageUrl, drawing }) => ({
        title,
        description: shortDescription,
        note: findLearnCategory(category)?.title ?? '',
        to: conditionPath(slug),
        specimen: imageUrl ? (
          <img src={imageUrl} alt="" loading="lazy" />
        ) : (
          <Specimen name={drawing.name} />
        ),
      }))}
    />
  );
}
