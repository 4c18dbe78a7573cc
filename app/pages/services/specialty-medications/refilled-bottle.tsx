/** An empty bottle in outline, and the drops that begin to fill it again. */
export function RefilledBottle({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 520" aria-hidden="true">
      <path fill="var(--amber)" d="M72 428h276v66a22 22 0 0 1-22 22H94a22 22 0 0 1-22-22z" />
      <path
        fill="var(--amber)"
        d="M210 20c19 26 34 42 34 62a34 34 0 0 1-68 0c0-20 15-36 34-62zM210 254c13 18 23 29 23 43a23 23 0 0 1-46 0c0-14 10-25 23-43z"
      />
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M152 138h116M162 138v54c0 52-92 56-92 128v172a26 26 0 0 0 26 26h228a26 26 0 0 0 26-26V320c0-72-92-76-92-128v-54" />
        <path strokeWidth="34" strokeDasharray="2 26" d="M331 330v160" />
        <path strokeDasharray="4 10" d="M110 340h150v62H110z" />
      </g>
    </svg>
  );
}
