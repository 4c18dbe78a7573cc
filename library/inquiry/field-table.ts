export interface FieldRules {
  /** `lines` keeps line breaks; everything else is one line. */
  kind: 'line' | 'lines' | 'email';
  /** Shown in mails, on the command line, and in the message for an entry that's too long. */
  label: string;
  /** In visible characters. An email address is checked by its pattern instead. */
  minimum?: number;
  maximum: number;
  /** The message for a missing, short or invalid entry. */
  wrong: string;
  autoComplete?: string;
}

/**
 * The fields of the form, in order. Schema, form, database, mails and commands all use this table.
 * A key is also the column name, so it must be lower case and unique. A new field also needs its
 * text in content/inquiry.yaml and a migration that adds the column.
 */
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
