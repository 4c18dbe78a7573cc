import { Fragment } from 'react';
import { island } from '#app/browser/island.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Button, ButtonLink } from '#app/components/controls/button.tsx';
import { TextField } from '#app/components/controls/field.tsx';
import { Rows } from '#app/components/rows.tsx';
import css from '#app/pages/shipping/plan/delivery-plan.module.css';
import type { PlanRequest } from '#app/pages/shipping/plan/plan-request.ts';
import { usePlan } from '#app/pages/shipping/plan/use-plan.ts';
import type { DeliveryFacts } from '#library/delivery/plan.ts';
import { formatPlan } from '#library/delivery/plan-in-words.ts';
import type { PlannerText } from '#library/schema/pages/shipping.ts';

export default island('delivery-plan', DeliveryPlan);

interface DeliveryPlanProps {
  text: PlannerText;
  facts: DeliveryFacts;
  phoneLink: string;
  request: PlanRequest | null;
}

function DeliveryPlan({ text, facts, phoneLink, request }: DeliveryPlanProps) {
  const { form, plan, mistakes, handleInput, handleSubmit } = usePlan(request, facts);
  const answer = plan?.reach && formatPlan(plan, text, facts);
  const getError = (name: 'zip' | 'order') => {
    const mistake = mistakes?.[name];
    return mistake && text.mistakes[mistake];
  };
  const getFieldProps = (name: 'zip' | 'order') => ({
    name,
    label: text[name],
    defaultValue: request?.entries[name],
    error: getError(name),
  });
  // Without JavaScript, the page opens at the answer, so it repeats the errors of the fields.
  const errors = [getError('zip'), getError('order')].filter((error) => error !== undefined);
  const lines = mistakes ? errors : [text.waiting];
  return (
    <div className={css.plan} data-nosnippet>
      <form
        ref={form}
        className={`halves screen-only sticky ${css.form}`}
        action="/shipping#plan"
        aria-labelledby="plan-title"
        onInput={handleInput}
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <h2 id="plan-title">{text.title}</h2>
        <p>{text.lead}</p>
        <TextField {...getFieldProps('zip')} inputMode="numeric" autoComplete="postal-code" />
        <TextField {...getFieldProps('order')} inputMode="decimal" autoComplete="off" />
        <Button type="submit">{text.submit}</Button>
      </form>
      {/* This can take focus, because shared links and the form without JavaScript jump here. */}
      <section id="plan" className={`stack ${css.answer}`} tabIndex={-1} aria-label={text.title}>
        <div className="stack" role="status">
          {answer ? (
            <>
              <p className="display-3">{answer.reach}</p>
              {answer.advice && (
                <>
                  <p>{answer.advice}</p>
                  <ButtonLink variant="secondary" to={phoneLink}>
                    {text.call}
                  </ButtonLink>
                </>
              )}
              {answer.distance && <p>{answer.distance}</p>}
              {answer.closed && <p>{answer.closed}</p>}
              {answer.premise && <p>{answer.premise}</p>}
              {answer.options.map(({ title, rows }, _, { length }) => (
                <Fragment key={title}>
                  {length > 1 && <h3>{title}</h3>}
                  <Rows rows={rows} />
                </Fragment>
              ))}
            </>
          ) : (
            lines.map((line) => (
              <p key={line} className={classNames('muted screen-only', mistakes && css.mistake)}>
                {line}
              </p>
            ))
          )}
        </div>
        {!answer && <Rows rows={text.preview} className={`screen-only ${css.preview}`} />}
      </section>
    </div>
  );
}
