import { Dialog } from './dialog.tsx';
import styles from './editor.module.css';

interface Props {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ isOpen, onStay, onLeave }: Props) {
  return (
    <Dialog isOpen={isOpen} title="You have changes that are not saved" onClose={onStay}>
      <p>If you go on, they are lost.</p>
      <div className={styles.actions}>
        <button type="button" className={styles.primary} onClick={onStay}>
          Stay here
        </button>
        <button type="button" className={styles.button} onClick={onLeave}>
          Go on and lose them
        </button>
      </div>
    </Dialog>
  );
}
