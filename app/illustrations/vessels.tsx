import { bottleOutline, dropperOutline, jarOutline } from '#app/illustrations/outlines.ts';

/** Silhouettes that stand on the rule. Each is one outline, so that glass and cast shadow are the same shape. */
export function BottleShape({ className }: { className: string }) {
  return <path className={className} d={bottleOutline} />;
}

export function DropperShape({ className, opacity }: { className: string; opacity?: string }) {
  return <path className={className} opacity={opacity} d={dropperOutline} />;
}

export function JarShape({ className, fill }: { className?: string; fill?: string }) {
  return <path className={className} fill={fill} d={jarOutline} />;
}

/** The shadow of a bottle with its dropper. */
export function DropperBottleCast() {
  return (
    <>
      <BottleShape className="fill-amber" />
      <DropperShape className="fill-ink" opacity=".4" />
    </>
  );
}

/** A bottle with its dropper, filled above the middle. */
export function DropperBottle() {
  return (
    <>
      <g className="overprint">
        <BottleShape className="fill-amber" />
        <path
          className="fill-amber"
          opacity=".5"
          d="M430 540h240v208a12 12 0 0 1-12 12H442a12 12 0 0 1-12-12z"
        />
      </g>
      <DropperShape className="fill-ink" />
    </>
  );
}

/** The ridges of a dropper's cap and the light on a bottle's shoulder. */
export function BottleLight() {
  return (
    <>
      <path
        stroke="#fff"
        strokeWidth="26"
        strokeDasharray="2 12"
        strokeOpacity=".35"
        d="M508 227h88"
      />
      <path stroke="#fff" strokeWidth="7" strokeLinecap="round" d="M648 436v288" opacity=".8" />
    </>
  );
}
