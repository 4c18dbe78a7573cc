/** What was typed makes no sense; the message says why. */
export class UsageError extends Error {}
