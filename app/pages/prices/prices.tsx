import { Inlines } from '#app/article/inline/inlines.tsx';
import { RichRows, TitleAndLead } from '#app/article/titled-rows.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { ClosingCall } from '#app/components/calls/closing-call.tsx';
import { classNames } from '#app/components/class-names.ts';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { SectionHead } from '#app/components/heads/section-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Rule } from '#app/components/rule.tsx';
import css from '#app/pages/prices/prices.module.css';
import ReceiptOnRule from '#app/pages/prices/receipt-on-rule.svg?react';
import WeightsOnAmber from '#app/pages/prices/weights-on-amber.svg?react';
import { pageMeta } from '#app/seo.ts';
import { dayIn } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { dollars } from '#library/plain-facts.ts';
import { pricesOn } from '#library/prices.ts';
import type { ExamplePrice } from '#library/schema/pages/prices.ts';
import { pages } from '#library/words.ts';
import type { Route } from './+types/prices.ts';

const { search, head, parts, examples, ask, pay, call } = pages.prices;

/** The server renders the page anew from the day on which another price holds. */
export const loader = () => ({ prices: pricesOn(examples.rows, dayIn(site.timeZone)) });

export const meta = () => pageMeta({ ...search, path: '/prices' });

export default function Prices({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={head.title} lead={head.lead} art={<ReceiptOnRule />} />
      <Rule>
        <section className="split opening">
          <TitleAndLead {...parts} />
          <Rows rows={parts.rows} />
        </section>
      </Rule>
      <Examples prices={loaderData.prices} />
      <section className={classNames('section deep', css.ask)}>
        <div className="wrap split">
          <TitleAndLead {...ask} />
          <RichRows rows={ask.rows} />
        </div>
      </section>
      <section className="section">
        <div className="wrap split">
          <TitleAndLead {...pay} />
          <RichRows rows={pay.rows} />
        </div>
      </section>
      <ClosingCall {...call} art={<WeightsOnAmber />} />
    </>
  );
}

function Examples({ prices }: { prices: readonly ExamplePrice[] }) {
  return (
    <section className={classNames('section shade', css.examples)}>
      <div className="wrap">
        <SectionHead title={examples.title} lead={examples.lead} />
        {prices.length === 0 ? (
          <p className="lead">
            <Inlines nodes={examples.none} />
          </p>
        ) : (
          <>
            {examples.sample && (
              <p className={css.sample}>
                <AuxLabel>{examples.sample}</AuxLabel>
              </p>
            )}
            <PriceTable prices={prices} />
          </>
        )}
      </div>
    </section>
  );
}

const { columns } = examples;

function PriceTable({ prices }: { prices: readonly ExamplePrice[] }) {
  return (
    <table>
      <caption className="visually-hidden">{examples.caption}</caption>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, column]) => (
            <th key={key} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prices.map(({ name, strength, form, quantity, price, from, until }) => (
          <tr key={`${name} ${strength} ${quantity} ${from}`}>
            <th scope="row" className="display-2">
              {name}
            </th>
            <td data-name={columns.strength}>{strength}</td>
            <td data-name={columns.form}>{form}</td>
            <td data-name={columns.quantity}>{quantity}</td>
            <td data-name={columns.price} className={classNames('display-3', css.price)}>
              {dollars(price)}
            </td>
            <td data-name={columns.days}>{fillIn(examples.days, { from, until })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
