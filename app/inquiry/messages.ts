import { site } from '#library/site.ts';

/** What the toast says, and what stays beside the form after it. */
export const outcomeMessages = {
  sent: {
    title: 'Partnership request sent successfully!',
    text: "We'll review your information and get back to you soon.",
  },
  failed: {
    title: 'Failed to send request',
    text: `Please try again or contact us directly at ${site.email}`,
  },
} as const;
