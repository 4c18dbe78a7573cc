import { encode } from 'uqr';
import { CheckItem } from '#app/components/checklists.tsx';
import { Button } from '#app/components/controls/button.tsx';
import css from '#app/components/printing.module.css';
import { absoluteUrl } from '#app/seo.ts';
import { articleText } from '#library/words.ts';

const copy = articleText.print;

/** app/browser/actions.ts prints the page. The size for large print is in app/styles/print.css. */
export function PrintControls() {
  return (
    <div className={`screen-only acts ${css.controls}`}>
      <CheckItem name="large-print">{copy.large}</CheckItem>
      <Button variant="secondary" className="needs-script" data-action="print">
        {copy.button}
      </Button>
    </div>
  );
}

/** Readers of a printed page can scan the code to see if there's a newer version. */
export function PrintedAddress({ path }: { path: string }) {
  const address = absoluteUrl(path);
  const { data: modules, size: moduleCount } = encode(address, { ecc: 'M', border: 0 });
  const size = moduleCount + 8;
  return (
    <div className={css.address} data-nosnippet>
      <svg viewBox={`-4 -4.5 ${size} ${size}`} role="img" aria-label={copy.code}>
        <path d={toPath(modules)} stroke="#000" />
      </svg>
      <p>
        {copy.code} <b>{address.replace(/^https:\/\//, '')}</b>
      </p>
    </div>
  );
}

/** Draws each run of dark modules in a row as one line. */
const toPath = (modules: readonly (readonly boolean[])[]) =>
  modules
    .flatMap((row, y) =>
      Array.from(
        row.map(Number).join('').matchAll(/1+/g),
        ({ 0: run, index: x }) => `M${x} ${y}h${run.length}`,
      ),
    )
    .join('');
