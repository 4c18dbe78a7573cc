import { PhoneLinks } from '#app/article/inline/phone-links.tsx';
import { NextStep } from '#app/components/calls/calls.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Button, ButtonLink } from '#app/components/controls/button.tsx';
import { BackLink } from '#app/components/heads/back-link.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { NamedValues } from '#app/components/named-values.tsx';
import Toasts from '#app/components/toasts/toasts.island.tsx';
import { PrintedSheet } from '#app/pages/printed-sheet.tsx';
import CardActions from '#app/pages/send-a-prescription/card-actions.island.tsx';
import css from '#app/pages/send-a-prescription/doctor-card.module.css';
import { pageMeta } from '#app/seo.ts';
import { site } from '#library/facts.ts';
import { separateUnits } from '#library/join-units.ts';
import { pages, shell } from '#library/words.ts';

const text = pages['doctor-card'];
const { address } = pages['send-a-prescription'].prescribers;

/** For the clipboard and messages. */
const cardText = separateUnits(
  [
    `${text.card}:`,
    site.brand,
    ...address.map(({ name, value }) => `${name}: ${value}`),
    text.note,
  ].join('\n'),
);

export const meta = () => pageMeta({ ...text.search, path: '/send-a-prescription/card' });

const dialogId = 'card-full-screen';

export default function DoctorCard() {
  return (
    <>
      <PrintedSheet
        head={{
          above: <BackLink to="/send-a-prescription">{text.back}</BackLink>,
          title: text.title,
          lead: text.lead,
        }}
        hint={text.hint}
      >
        <Card />
        <Actions />
        <section className={css.say}>
          <H2 className="display-2">{text.say.title}</H2>
          <ol className="numbered">
            {text.say.items.map((line) => (
              <li key={line}>
                <q>{line}</q>
              </li>
            ))}
          </ol>
        </section>
      </PrintedSheet>
      <dialog id={dialogId} className={css.fullScreen} aria-label={text.search.title}>
        <form method="dialog">
          <Button type="submit" variant="ink" size="small">
            {text.close}
          </Button>
        </form>
        <Card />
        <p>{text.note}</p>
      </dialog>
      <NextStep {...text.next} />
      <Toasts dismiss={shell.dismissMessage} />
    </>
  );
}

function Card() {
  return (
    <div className={css.card} translate="no">
      <p>{text.card}</p>
      <p className="display-4">{site.brand}</p>
      <NamedValues
        className={css.numbers}
        nameClass="note"
        valueClass="display-3"
        values={address.map(({ name, value }) => ({ name, value: <PhoneLinks text={value} /> }))}
      />
    </div>
  );
}

function Actions() {
  const body = encodeURIComponent(cardText);
  const { show, copy, print, share } = text;
  return (
    <div className={classNames('acts screen-only', css.actions)}>
      <CardActions
        dialogId={dialogId}
        cardText={cardText}
        labels={{ show, copy, print, share }}
        copyText={pages.contact.copy}
      />
      {/* Both iPhones and Android phones understand `?&`. */}
      <ButtonLink variant="secondary" className={css.onPhones} to={`sms:?&body=${body}`}>
        {text.sms}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        className={css.onPhones}
        to={`https://wa.me/?text=${body}`}
        rel="noopener noreferrer"
      >
        {text.whatsApp}
      </ButtonLink>
    </div>
  );
}
