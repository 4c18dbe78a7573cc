export interface FieldRules {
  /** Only `lines` keeps line breaks. */
  kind: 'line' | 'lines' | 'email';
  /** The label in emails, commands and messages. The form's labels are in content/inquiry.yaml. */
  label: string;
  /** Counts visible characters. Email addresses must match a pattern instead. */
  minimum?: number;
  maximum: number;
  /** The message for an entry that is missing, too short or invalid. */
  wrong: string;
  autoComplete?: string;
}

/** A key is also a database column, so it's in lower case. docs/architecture.md has the steps. */
export const fieldTable = {
  name: {
    kind: 'line',
    label: 'Name',
    minimum: 2,
    maximum: 100,
    wrong: 'Name must be at least 2 characters',
    autoComplete: 'name',
  },
  credentials: {
    kind: 'line',
    label: 'Credentials',
    minimum: 2,
    maximum: 100,
    wrong: 'Credentials are required',
  },
  practice: {
    kind: 'line',
    label: 'Practice name',
    minimum: 2,
    maximum: 150,
    wrong: 'Practice name is required',
    autoComplete: 'organization',
  },
  email: {
    kind: 'email',
    label: 'Email',
    maximum: 254,
    wrong: 'Please enter a valid email address',
    autoComplete: 'email',
  },
  message: {
    kind: 'lines',
    label: 'Message',
    minimum: 10,
    maximum: 5000,
    wrong: 'Message must be at least 10 characters',
  },
} satisfies Record<string, FieldRules>;
