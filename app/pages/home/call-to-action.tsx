import { CallLinks } from '#app/components/calls/closing-call.tsx';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/pages/home/call-to-action.module.css';
import { PackedOrder } from '#app/pages/home/packed-order.tsx';
import { pages } from '#library/words/pages.ts';

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
