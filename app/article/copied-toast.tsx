import { useEffect } from 'react';
import { showToast, ToastRegion } from '#app/components/toast.tsx';

/** Says that the link was copied, each time `times` grows. Loaded when it is first needed. */
export default function CopiedToast({ times }: { times: number }) {
  useEffect(() => {
    if (times === 0) return;
    showToast({
      title: 'Link copied',
      text: 'The article link has been copied to your clipboard.',
      milliseconds: 3000,
    });
  }, [times]);
  return <ToastRegion />;
}
