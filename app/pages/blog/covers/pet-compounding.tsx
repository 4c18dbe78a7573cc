import { RabbitAndParrot } from '#app/illustrations/rabbit-and-parrot.tsx';
import { CoverFrame, HeadFrame } from '#app/pages/blog/covers/frame.tsx';

/** A rabbit and a parrot in the light of a window. */
export function PetCover() {
  return (
    <CoverFrame>
      <path d="M150 0h80L136 240H56zM250 0h110v150l-36 90H156z" fill="var(--sun)" opacity=".7" />
      <g transform="translate(44 7) scale(.416)">
        <RabbitAndParrot shadow="translate(-70 44)" />
      </g>
    </CoverFrame>
  );
}

/** The same on the rule. */
export function PetHead() {
  return (
    <HeadFrame>
      <RabbitAndParrot shadow="translate(-70 44)" />
    </HeadFrame>
  );
}
