import { classNames } from '#app/components/class-names.ts';
import { Link } from '#app/components/link.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import { SectionHead } from '#app/components/section-head.tsx';
import { DeliveryRadius } from '#app/pages/shipping/delivery-radius.tsx';
import { FeeScale } from '#app/pages/shipping/fee-scale.tsx';
import { OrderTimeline } from '#app/pages/shipping/order-timeline.tsx';
import css from '#app/pages/shipping/shipping.module.css';
import { pageMeta } from '#app/seo.ts';
import {
  feeScaleEnd,
  feeScales,
  finePrint,
  placesInside,
  placesOutside,
  shippingFacts,
  shippingHead,
  shippingTable,
  timeline,
} from '#content/shipping.ts';
import { delivery, times } from '#library/business.ts';
import { site, telHref } from '#library/site.ts';

export const meta = () =>
  pageMeta({
    title: 'Shipping & Delivery',
    description: `Same-day delivery within ${delivery.sameDay.miles} miles, next-day and standard shipping in ${delivery.shipping.area}, fees, timing, cancellation and returns.`,
    path: '/shipping',
  });

export default function Shipping() {
  return (
    <>
      <header className={css.radius}>
        <DeliveryRadius
          miles={delivery.sameDay.miles}
          inside={placesInside}
          outside={placesOutside}
        />
        <div className="wrap">
          <div className={css.text}>
            <h1>{shippingHead.title}</h1>
            <p className="lead">{shippingHead.lead}</p>
            <p className="meta">{shippingHead.scale}</p>
          </div>
        </div>
      </header>
      <Rule>
        <dl className={css.facts}>
          {shippingFacts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="d">{value}</dd>
            </div>
          ))}
        </dl>
      </Rule>
      <Fees />
      <Timing />
      <FinePrint />
    </>
  );
}

function Fees() {
  return (
    <section className={classNames('section', css.fees)}>
      <div className="wrap">
        <SectionHead
          title="When delivery is free"
          lead="Two ways to your door, two thresholds on one scale of order value."
        />
        <div className={css.scales}>
          {feeScales.map(({ title, fee, threshold }) => (
            <div key={title}>
              <p className="d">{title}</p>
              <FeeScale
                label={`A scale of order value from $0 to $${feeScaleEnd}. Left of $${threshold}: ${fee}. Right of it: free.`}
                fee={fee}
                threshold={threshold}
                end={feeScaleEnd}
              />
            </div>
          ))}
        </div>
        <table>
          <caption className="vh">Same-day delivery and shipping compared</caption>
          <thead>
            <tr>
              <td />
              {shippingTable.ways.map((way) => (
                <th key={way} scope="col">
                  {way}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shippingTable.rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value) => (
                  <td key={value}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Timing() {
  return (
    <section className={classNames('section', css.when)}>
      <div className="wrap">
        <SectionHead
          title="From order to door"
          lead="Business days, counted from the moment a pharmacist approves your prescription."
        />
        <OrderTimeline
          className={css.wide}
          compounding={times.compounding}
          standard={delivery.shipping.days}
        />
        <ol className={css.narrow}>
          {timeline.map(({ time, text }) => (
            <li key={time}>
              <b className="d">{time}</b> {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function FinePrint() {
  return (
    <section className={classNames('section', css.terms)}>
      <div className="wrap">
        <h2>The fine print, in normal size</h2>
        <Rows
          rows={[
            ...finePrint.map(({ name, text }) => ({ name, value: text })),
            {
              name: 'Questions',
              value: (
                <>
                  <Link to="/contact">Contact us</Link>, or call{' '}
                  <a href={telHref(site.phone)}>{site.phone}</a>.
                </>
              ),
            },
          ]}
        />
      </div>
    </section>
  );
}
