/** Silhouettes that stand on the rule. Each is one outline, so that glass and cast shadow are the same shape. */
export function BottleShape({ className }: { className: string }) {
  return (
    <path
      className={className}
      d="M430 748V420c0-92 76-70 76-138v-40h88v40c0 68 76 46 76 138v328a12 12 0 0 1-12 12H442a12 12 0 0 1-12-12z"
    />
  );
}

export function DropperShape({ className, opacity }: { className: string; opacity?: string }) {
  return (
    <path
      className={className}
      opacity={opacity}
      d="M496 250v-44a6 6 0 0 1 6-6h96a6 6 0 0 1 6 6v44zM524 200v-70c0-36 52-36 52 0v70z"
    />
  );
}

export function JarShape({ className, fill }: { className?: string; fill?: string }) {
  return (
    <path
      className={className}
      fill={fill}
      d="M224 744V572h300v172a16 16 0 0 1-16 16H240a16 16 0 0 1-16-16zM212 510a6 6 0 0 1 6-6h312a6 6 0 0 1 6 6v62H212z"
    />
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
