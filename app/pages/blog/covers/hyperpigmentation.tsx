import { CoverFrame, HeadFrame } from '#app/pages/blog/covers/frame.tsx';
import { Halftone } from '#app/pages/blog/covers/halftone.tsx';

const coverRows = [
  '78876656666544',
  '88876544566544',
  '78876432346554',
  '77654211246655',
  '66664210124776',
  '56653111136776',
  '45665321135876',
  '56776322358765',
  '56777644467765',
  '67887655666654',
  '67887654556654',
];

/** Pigment under a lens. */
export function PigmentCover() {
  return (
    <CoverFrame>
      <path d="M150 0h80L136 240H56zM250 0h110v150l-36 90H156z" fill="var(--sun)" opacity=".7" />
      <g>
        <g className="overprint">
          <Halftone rows={coverRows} across={26} down={22.5} />
          <circle className="fill-cobalt" cx="205" cy="122" r="92" />
        </g>
      </g>
    </CoverFrame>
  );
}

const headRows = [
  'acb988986568aa88aba8667',
  'bb966788668bba88998656',
  '9a865689878aba867887679',
  '887668986679a865799879',
  '789877765445786569ba989',
  '8aa97654322468779bba87',
  '9bba7543211258989aba766',
  'aba7432211236998899755',
  '9aa84322212358976788667',
  '7886433222246875579988',
  '579865433223478657aba89',
  '79aa7554332368877acb97',
  '79bb9765543369a989bb976',
  '9bba76666557abb989a975',
  '89a9755799889bb97688766',
  '7888657aba88aa96568987',
  '5689878acb977897568aa98',
];

/** The same lens with a scale around it, standing on the rule over the article. */
export function PigmentHead() {
  return (
    <HeadFrame>
      <g>
        <g className="overprint">
          <Halftone rows={headRows} across={38} down={32.9} />
          <circle className="fill-cobalt" cx="350" cy="280" r="205" />
        </g>
      </g>
      {/* Ticks every 6 degrees, long ones every 30. */}
      <g className="outline" strokeWidth="10">
        <circle cx="350" cy="280" r="217" pathLength="360" strokeDasharray=".4 5.6" />
        <circle
          cx="350"
          cy="280"
          r="223"
          pathLength="360"
          strokeDasharray=".4 29.6"
          strokeWidth="22"
        />
      </g>
    </HeadFrame>
  );
}
