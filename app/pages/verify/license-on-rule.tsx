import { WindowLight } from '#app/illustrations/window-light.tsx';

const sheet = 'M96 470V96h330v374z';
const handle = 'M463 371l104 104-26 26-104-104z';

/** A license with its seal, and the glass that it is read with. */
export function LicenseOnRule({ label }: { label: string }) {
  return (
    <svg className="drawing base" viewBox="0 0 600 470" role="img" aria-label={label}>
      <WindowLight />
      <g className="overprint cast">
        <g transform="translate(-84 46)">
          <path className="fill-cobalt" d={sheet} />
          <circle className="fill-amber" cx="390" cy="298" r="112" />
          <path className="fill-cobalt" d={handle} />
        </g>
      </g>
      <g>
        <path className="fill-white" d={sheet} />
        <path className="outline" d={sheet} />
        <path
          className="outline"
          strokeWidth="1.5"
          stroke="var(--ink-on-amber)"
          d="M112 470V112h298v358"
        />
        <path
          className="fill-ink"
          d="M142 150h170v18H142zm0 44h226v7H142zm0 26h200v7H142zm0 26h132v7H142zm0 86h110v5H142zm0 44h84v5h-84z"
        />
        <g className="overprint">
          <path
            className="fill-cobalt"
            d="m174 386 20 10 22-4 8 21 20 10-4 22 10 20-16 15-4 22-22 2-18 14-20-10-22 4-8-21-20-10 4-22-10-20 16-15 4-22 22-2z"
            transform="translate(186 -170)"
          />
          <circle className="fill-amber" cx="390" cy="298" r="96" opacity=".75" />
        </g>
        <path className="fill-ink" d={handle} />
        <circle cx="390" cy="298" r="104" fill="none" stroke="var(--g-ink)" strokeWidth="16" />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          opacity=".8"
          d="M416 226a78 78 0 0 1 48 46"
        />
      </g>
    </svg>
  );
}

/** The seal alone, on the amber of the closing call. */
export function SealOnAmber() {
  return (
    <svg className="drawing" viewBox="0 0 320 280" aria-hidden="true">
      <g className="overprint cast">
        <path className="fill-cobalt" transform="translate(-56 40)" d="M60 280V20h220v260z" />
      </g>
      <path className="fill-white" d="M60 280V20h220v260z" />
      <path className="fill-ink" d="M88 52h112v14H88zm0 36h164v6H88zm0 22h140v6H88z" />
      <g className="overprint">
        <circle className="fill-cobalt" cx="200" cy="206" r="46" />
        <circle fill="var(--g-orange)" cx="226" cy="206" r="46" />
      </g>
    </svg>
  );
}
