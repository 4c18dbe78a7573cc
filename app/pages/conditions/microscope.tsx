const stand =
  'M150 560v-34h90c70-24 116-84 116-150 0-62-38-112-92-132l20-54c78 28 130 98 130 186 0 60-26 114-66 150h92v34z';
const tube =
  'm232 50 92 34-84 230-92-34zM236 18a8 8 0 0 1 10-5l98 36a8 8 0 0 1 5 10l-10 27L226 45zM152 288l76 28-18 48-76-28z';

/** A microscope on the rule, with a slide on its stage. */
export function Microscope() {
  return (
    <svg className="drawing base" viewBox="0 0 560 560" aria-hidden="true">
      <path className="fill-light" d="M420-1400h230L12 560h-230zM700-1400h2400V560H72z" />
      <g className="overprint cast">
        <g transform="translate(-92 58)">
          <path className="fill-cobalt" d={stand} />
          <path className="fill-amber" d={tube} />
        </g>
      </g>
      <g>
        <g className="overprint">
          <path className="fill-amber" d={tube} />
          <path className="fill-cobalt" d={stand} />
        </g>
        <path className="fill-ink" d="M60 424h216v20H60z" />
        <path className="fill-ink" d="M150 444h34v82h-34z" opacity=".9" />
        <path className="fill-white" d="M84 410h120v14H84z" />
        <path className="fill-cobalt" d="M84 410h40v14H84z" />
        <path
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          d="m296 106-60 164"
          opacity=".8"
        />
        <circle className="fill-white" cx="338" cy="448" r="20" />
        <circle className="fill-ink" cx="338" cy="448" r="8" />
      </g>
    </svg>
  );
}
