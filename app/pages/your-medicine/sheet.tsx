import { healthPageMeta, MedicalReviewFooter } from '#app/article/medical-review-footer.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { CheckItem } from '#app/components/checklists.tsx';
import { classNames } from '#app/components/class-names.ts';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { dataOr404, NotFoundPage } from '#app/components/not-found-page.tsx';
import { PrintControls } from '#app/components/printing.tsx';
import { PrintedSheet } from '#app/pages/printed-sheet.tsx';
import css from '#app/pages/your-medicine/sheet.module.css';
import { notFoundMeta } from '#app/seo.ts';
import { getSheetPage, type MedicineSheet } from '#library/medicine/medicine.ts';
import { sheetPath } from '#library/paths/addresses.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/sheet.ts';

const { sheet: text } = pages['your-medicine'];

export const loader = ({ params }: Route.LoaderArgs) => dataOr404(getSheetPage(params.slug));

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(text.missing.title);
  const { title, description, slug } = loaderData.sheet;
  return healthPageMeta({ title, description, path: sheetPath(slug) }, loaderData.medicalReview);
}

export default function Sheet({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return <NotFoundPage {...text.missing} to="/your-medicine" way={text.back} />;
  }
  const { sheet, medicalReview } = loaderData;
  return (
    <>
      <PrintedSheet
        className={css.sheet}
        head={{
          above: <BackLink to="/your-medicine">{text.back}</BackLink>,
          title: sheet.title,
          lead: sheet.description,
        }}
        hint={text.print}
        controls={<PrintControls />}
      >
        {sheet.parts.map((section) => (
          <SheetSection key={section.title} {...section} />
        ))}
      </PrintedSheet>
      <MedicalReviewFooter {...medicalReview} printPath={sheetPath(sheet.slug)} />
      <NextStep {...text.next} />
    </>
  );
}

function SheetSection({ title, marks, items }: MedicineSheet['parts'][number]) {
  return (
    <section className={classNames(css.section, css[marks])}>
      <H2 className="display-2">{title}</H2>
      <ul>
        {items.map((item) => (
          <li key={item}>{marks === 'box' ? <CheckItem>{item}</CheckItem> : item}</li>
        ))}
      </ul>
    </section>
  );
}
