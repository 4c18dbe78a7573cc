import CopyButton from '#app/components/controls/copy-button.island.tsx';
import { H2 } from '#app/components/heads/heading.tsx';
import { Lead } from '#app/components/heads/lead.tsx';
import { Section } from '#app/components/section.tsx';
import OpeningStatus from '#app/pages/contact/opening-status.island.tsx';
import OpeningWeek from '#app/pages/contact/opening-week.island.tsx';
import { allHours, holidayNames, schedule, upcomingClosures } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { pages } from '#library/words.ts';

const { hours, copy: copyText, copiedToast } = pages.contact;
const { title, lead, note, now, caption, day, time, closed, ahead } = hours;

export function Hours() {
  return (
    <Section tone="shade" layout="wide-split">
      <div>
        <H2>{title}</H2>
        <OpeningStatus schedule={schedule} text={now} />
        <Lead>{lead}</Lead>
        <p className="needs-script">
          <CopyButton
            text={allHours.join(', ')}
            what={hours.what}
            isNamed
            words={copyText}
            toast={copiedToast}
          />
        </p>
      </div>
      <div className="stack">
        <OpeningWeek
          schedule={schedule}
          closures={upcomingClosures}
          text={{ caption, day, time, closed, ahead }}
        />
        <p className="muted">
          {fillIn(note, { holidays: new Intl.ListFormat('en-US').format(holidayNames) })}
        </p>
      </div>
    </Section>
  );
}
