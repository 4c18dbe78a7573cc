import { CallLinks } from '#app/components/call-links.tsx';
import { classNames } from '#app/components/class-names.ts';
import { PackedOrder } from '#app/illustrations/packed-order.tsx';
import css from '#app/pages/home/call-to-action.module.css';
import { pages } from '#library/pages.ts';

const { call } = pages.home;

export function CallToAction() {
  return (
    <section className={classNames('amber-ground', css.cta)}>
      <div className="wrap">
        <div>
          <h2>{call.title}</h2>
          <p className="lead">{call.lead}</p>
          <p className="acts">
            <CallLinks links={call.links} />
          </p>
        </div>
        <PackedOrder />
      </div>
    </section>
  );
}
