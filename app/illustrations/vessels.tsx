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
