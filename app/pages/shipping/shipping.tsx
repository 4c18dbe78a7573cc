import { RichRows } from '#app/article/rich-rows.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { NamedValues } from '#app/components/named-values.tsx';
import { Band, Section } from '#app/components/section.tsx';
import { DeliveryRadius } from '#app/pages/shipping/delivery-radius.tsx';
import { FeeScale, getScaleEnd } from '#app/pages/shipping/fee-scale.tsx';
import { OrderTimeline } from '#app/pages/shipping/order-timeline.tsx';
import DeliveryPlan from '#app/pages/shipping/plan/delivery-plan.island.tsx';
import { readPlanEntries } from '#app/pages/shipping/plan/plan-request.ts';
import css from '#app/pages/shipping/shipping.module.css';
import { pageMeta } from '#app/seo.ts';
import { map as brandMap } from '#library/brand/brand.ts';
import { deliveryFacts } from '#library/delivery/facts.ts';
import { delivery, site, telHref } from '#library/facts.ts';
import { deliveryPlanText, getPortalText, pages } from '#library/words.ts';
import type { Route } from './+types/shipping.ts';

const { search, head, map, facts, fees, timing, finePrint, next } = pages.shipping;

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
        <NamedValues
          values={facts}
          className={classNames('cells quarter-cells', css.facts)}
          nameClass="note"
          valueClass="display-4"
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
    <Section className={css.fees} {...fees}>
      <div className={classNames('stack', css.scales)}>
        {scales.map(({ title, fee, threshold }) => (
          <div key={title}>
            <p className="display-2">{title}</p>
            <FeeScale text={fees} fee={fee} threshold={threshold} end={scaleEnd} />
          </div>
        ))}
      </div>
      <FeeTable />
    </Section>
  );
}

function FeeTable() {
  const { caption, ways: methods, rows } = fees.table;
  return (
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {methods.map((method) => (
            <th key={method} scope="col" className="display-2">
              {method}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values: [sameDay, shipping] }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{sameDay}</td>
            <td>{shipping}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Timing() {
  return (
    <Section tone="deep" {...timing}>
      <OrderTimeline
        className={classNames('screen-only', css.timelineDrawing)}
        text={timing.drawing}
        compounding={deliveryFacts.compounding}
        shipping={deliveryFacts.shipping}
      />
      <ol className={css.timelineList}>
        {timing.list.map(({ time, text }) => (
          <li key={time}>
            <b className="display-2">{time}</b> {text}
          </li>
        ))}
      </ol>
    </Section>
  );
}
