import { Button, ButtonLink } from '#app/components/controls/button.tsx';
import { TextField } from '#app/components/controls/field.tsx';
import { Rows } from '#app/components/rows.tsx';
import css from '#app/pages/shipping/plan/delivery-plan.module.css';
import type { PlanRequest } from '#app/pages/shipping/plan/plan-request.ts';
import { usePlan } from '#app/pages/shipping/plan/use-plan.ts';
import type { DeliveryFacts } from '#library/delivery/plan.ts';
import { planInWords } from '#library/delivery/plan-in-words.ts';
import type { PlanWords } from '#library/schema/pages/shipping.ts';

export interface DeliveryPlanProps {
  words: PlanWords;
  facts: DeliveryFacts;
  phoneLink: string;
  /** The entries in the URL, if any. */
  request: PlanRequest | null;
}

/** The delivery planner. Without JavaScript, the server handles the form. */
export function DeliveryPlan({ words, facts, phoneLink, request }: DeliveryPlanProps) {
  const { form, plan, mistakes, handleInput, handleSubmit } = usePlan(request, facts);
  const text = plan?.reach && planInWords(plan, words, facts);
  const getError = (field: 'zip' | 'order') => {
    const mistake = mistakes?.[field];
    return mistake && { error: words.mistakes[mistake] };
  };
  return (
    <div className={css.plan}>
      <form
        ref={form}
        className={`halves screen-only ${css.question}`}
        action="/shipping#plan"
        aria-labelledby="plan-title"
        onInput={handleInput}
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <h2 id="plan-title">{words.title}</h2>
        <p>{words.lead}</p>
        <TextField
          name="zip"
          label={words.zip}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={request?.entries.zip}
          {...getError('zip')}
        />
        <TextField
          name="order"
          label={words.order}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={request?.entries.order}
          {...getError('order')}
        />
        <Button type="submit">{words.submit}</Button>
      </form>
      {/* Shared links and the form without JavaScript jump here, so it takes focus. */}
      <section
        id="plan"
        className={`stack ${css.answer}`}
        role="status"
        tabIndex={-1}
        data-reach={plan?.reach}
      >
        {text ? (
          <>
            <p className="display-3">{text.reach}</p>
            {text.asksToCall && (
              <ButtonLink variant="secondary" to={phoneLink}>
                {words.call}
              </ButtonLink>
            )}
            {text.premise && <p>{text.premise}</p>}
            {text.options.map(({ name, rows }) => (
              <Rows key={name} rows={rows} />
            ))}
          </>
        ) : (
          <p className={`screen-only ${css.none}`}>{mistakes ? words.wrong : words.waiting}</p>
        )}
      </section>
    </div>
  );
}
