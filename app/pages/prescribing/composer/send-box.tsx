import type { Slots } from '#app/browser/island.tsx';
import { classNames } from '#app/components/class-names.ts';
import { ButtonLink } from '#app/components/controls/button.tsx';
import css from '#app/pages/prescribing/composer/generated-text.module.css';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

interface SendBoxProps {
  text: ComposerText;
  phoneLink: string;
  slots: Slots;
  isComplete: boolean;
  isControlled: boolean;
  isForAnimal: boolean;
}

export function SendBox(props: SendBoxProps) {
  const { text, phoneLink, slots, isComplete, isControlled, isForAnimal } = props;
  const { send } = text;
  const ways = [
    <div key="electronic">
      <p>{send.electronic}</p>
      {slots.ids}
    </div>,
    // React hydrates a slot only if the server rendered it.
    <p key="fax" hidden={isControlled}>
      {slots.fax}
    </p>,
    <div key="phone">
      <p>{isForAnimal ? send.phone : send.questions}</p>
      <p className="acts">
        <ButtonLink to={phoneLink} variant={isForAnimal ? 'primary' : 'secondary'}>
          {send.call}
        </ButtonLink>
        <ButtonLink to="/specialists#provider-request" variant="secondary">
          {send.write}
        </ButtonLink>
      </p>
    </div>,
  ];
  return (
    <div id="send" className={classNames('stack paper', css.send)}>
      <h4 className="text-title">{isComplete ? send.title : send.later}</h4>
      {/* Most vets can't prescribe electronically. */}
      {isForAnimal ? ways.toReversed() : ways}
    </div>
  );
}
