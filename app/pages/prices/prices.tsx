import { Inlines } from '#app/article/inline/inlines.tsx';
import { RichRowsSection } from '#app/article/rich-rows.tsx';
import { AuxLabel } from '#app/components/aux-label.tsx';
import { CallToAction } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { PageHead } from '#app/components/heads/page-head.tsx';
import { Rows } from '#app/components/rows.tsx';
import { Band, OpeningSection, Section } from '#app/components/section.tsx';
import css from '#app/pages/prices/prices.module.css';
import ReceiptOnRule from '#app/pages/prices/receipt-on-rule.svg?react';
import WeightsOnAmber from '#app/pages/prices/weights-on-amber.svg?react';
import { pageMeta } from '#app/seo.ts';
import { getDateIn } from '#library/dates.ts';
import { dollars } from '#library/fact-table.ts';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { getPricesOn } from '#library/prices.ts';
import { examplePrices, pages } from '#library/words.ts';
import type { Route } from './+types/prices.ts';

const { search, head, parts: costs, examples, ask: quotes, pay: payment, call } = pages.prices;

type Price = (typeof examplePrices)[number];

/** The server renders the page again on the day a price changes. */
export const loader = () => ({ prices: getPricesOn(examplePrices, getDateIn(site.timeZone)) });

export const meta = () => pageMeta({ ...search, path: '/prices' });

export default function Prices({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...head} art={<ReceiptOnRule />} />
      <Band>
        <OpeningSection layout="split" {...costs}>
          <Rows rows={costs.rows} />
        </OpeningSection>
      </Band>
      <Examples prices={loaderData.prices} />
      <RichRowsSection tone="deep" className={css.quotes} layout="split" {...quotes} />
      <RichRowsSection layout="split" {...payment} />
      <CallToAction {...call} art={<WeightsOnAmber />} />
    </>
  );
}

function Examples({ prices }: { prices: readonly Price[] }) {
  return (
    <Section tone="shade" className={css.examples} {...examples}>
      {prices.length === 0 ? (
        <p className="lead">
          <Inlines nodes={examples.none} />
        </p>
      ) : (
        <>
          {examples.sample && (
            <p className={css.sampleLabel}>
              <AuxLabel>{examples.sample}</AuxLabel>
            </p>
          )}
          <PriceTable prices={prices} />
        </>
      )}
    </Section>
  );
}

const { columns } = examples;

function PriceTable({ prices }: { prices: readonly Price[] }) {
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
        {prices.map(({ name, strength, form, quantity, price, firstDay, isSample, ...days }) => (
          <tr key={`${name} ${strength} ${quantity} ${firstDay}`}>
            <th scope="row" className="display-2">
              {name}
            </th>
            <td data-name={columns.strength}>{strength}</td>
            <td data-name={columns.form}>{form}</td>
            <td data-name={columns.quantity}>{quantity}</td>
            <td data-name={columns.price} className={classNames('display-3', css.price)}>
              {dollars(price)}
            </td>
            <td data-name={columns.days}>
              {isSample ? examples.sampleDays : fillIn(examples.days, days)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
