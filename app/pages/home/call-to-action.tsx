import { ButtonLink } from '#app/components/button.tsx';
import { PackedOrder } from '#app/illustrations/packed-order.tsx';
import css from '#app/pages/home/call-to-action.module.css';
import { times } from '#library/business.ts';

export function CallToAction() {
  return (
    <section className={css.cta}>
      <div className="wrap">
        <div>
          <h2>Ready to Get Started?</h2>
          <p className="lead">
            Send a prescription, or ask a pharmacist first. We typically reply within{' '}
            {times.response}.
          </p>
          <p className="acts">
            <ButtonLink to="/contact" variant="ink">
              Contact Our Team
            </ButtonLink>
            <ButtonLink to="/services" variant="secondary">
              Explore Our Services
            </ButtonLink>
          </p>
        </div>
        <PackedOrder />
      </div>
    </section>
  );
}
