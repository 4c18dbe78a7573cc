/** Streets, two freeways and the sea around the pharmacy. */
export function Neighborhood({ className }: { className?: string }) {
  return (
    <svg
      className={`drawing ${className ?? ''}`}
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        fill="none"
        stroke="var(--sun)"
        strokeWidth="7"
        d="M-100-60 1600 560M-100 60 1600 680M-100-180 1600 440M-100 180 1600 800M-100-300 1600 320M420 900 960-300M560 900 1100-300M700 900 1240-300M840 900 1380-300M980 900 1520-300M1120 900 1660-300M1260 900 1800-300M280 900 820-300M140 900 680-300M0 900 540-300"
      />
      <path
        fill="var(--cobalt)"
        d="M-3172 -834 -2392 -705 -2144 -171 -1612 82 -1169 261 -711 450 -584 321 -264 291 80 285 250 300 384 410 482 545 527 612 608 813 680 948 750 1134 746 1284 629 1412 690 1553 941 1648 1119 1712 1261 1605 1473 1476 1828 1583 2147 1947V1400 H-3172z"
      />
      <path
        fill="none"
        stroke="var(--amber)"
        strokeWidth="12"
        d="M470-20c30 260 160 380 170 680M262 276c300 60 700-20 1240 60"
      />
      <path stroke="var(--ink)" strokeWidth="3" d="M640 300v-60" />
      <circle className="fill-ink" cx="640" cy="300" r="7" />
      <g transform="translate(606 172) scale(2.15)">
        <path className="fill-cobalt" d="M16 2 30 10v14L16 32 2 24V10z" />
        <path
          className="fill-amber overprint"
          d="M31 4c6 7 11 11 11 17a11 11 0 0 1-22 0c0-6 5-10 11-17z"
        />
      </g>
    </svg>
  );
}
