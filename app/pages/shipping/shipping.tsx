import { RichRows } from '#app/article/rich-rows.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Band, Section } from '#app/components/section.tsx';
import { DeliveryRadius } from '#app/pages/shipping/delivery-radius.tsx';
import { FeeScale, getScaleEnd } from '#app/pages/shipping/fee-scale.tsx';
import DeliveryPlan from '#app/pages/shipping/plan/delivery-plan.island.tsx';
import { readPlanEntries } from '#app/pages/shipping/plan/plan-request.ts';
import css from '#app/pages/shipping/shipping.module.css';
import { pageMeta } from '#app/seo.ts';
import { map as brandMap } from '#library/brand/brand.ts';
import { deliveryFacts } from '#library/delivery/facts.ts';
import { delivery, site, telHref } from '#library/facts.ts';
import { deliveryPlanText, getPortalText, isSample, pages } from '#library/words.ts';
import type { Route } from './+types/shipping.ts';

const { search, head, map, fees, timing, finePrint, next } = pages.shipping;

export function loader({ request }: Route.LoaderArgs) {
  const entries = readPlanEntries(new URL(request.url).searchParams);
  return { planRequest: entries && { entries, at: new Date().toISOString() } };
}

export const meta = () => pageMeta({ ...search, path: '/shipping' });

export default function Shipping({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header
        className={classNames('page-head', css.head, brandMap.hasWaterBelowWords && css.onWater)}
      >
        <div className="wrap">
          <div className={css.intro}>
            <h1>{head.title}</h1>
            <p className="lead">{head.lead}</p>
            <p className="meta">{head.scale}</p>
          </div>
        </div>
        {/* The map follows the text that overlaps it, so it doesn't shift while the text loads. */}
        <DeliveryRadius miles={delivery.sameDay.miles} text={map} />
      </header>
      <Band>
        <DeliveryPlan
          text={deliveryPlanText}
          facts={deliveryFacts}
          phoneLink={telHref(site.phone)}
          request={loaderData.planRequest}
        />
      </Band>
      <Fees />
      <Timing />
      <Section layout="wide-split" title={finePrint.title}>
        <RichRows
          rows={finePrint.rows.map(({ name, ...text }) => ({
            name,
            value: getPortalText(text, site.portalUrl),
          }))}
        />
      </Section>
      <NextStep {...next} />
    </>
  );
}

const scales = [
  { ...fees.sameDay, threshold: delivery.sameDay.freeOver },
  { ...fees.shipping, threshold: delivery.shipping.freeAt },
];
const scaleEnd = getScaleEnd(scales.map(({ threshold }) => threshold));

function Fees() {
  return (
    <Section {...fees}>
      <div className={classNames('stack', css.scales)}>
        {scales.map(({ title, fee, threshold }) => (
          <div key={title}>
            <p className="display-2">{title}</p>
            <FeeScale text={fees} fee={fee} threshold={threshold} end={scaleEnd} />
          </div>
        ))}
      </div>
      {isSample('business.yaml', ['shipping', 'fee']) && <AuxLabel>{fees.sample}</AuxLabel>}
    </Section>
  );
}

function Timing() {
  return (
    <Section tone="deep" {...timing}>
      <ol className={classNames('graduated cells quarter-cells', css.times)}>
        {timing.list.map(({ time, text }) => (
          <li key={time}>
            <b className="display-2">{time}</b> {text}
          </li>
        ))}
      </ol>
    </Section>
  );
}
