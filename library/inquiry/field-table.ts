export interface FieldRules {
  /** `lines` keeps line breaks; everything else is one line. */
  kind: 'line' | 'lines' | 'email';
  /** In mails, on the command line, and in what is said about an entry that is too long. */
  label: string;
  /** Characters that can be seen; an address is judged by its form instead. */
  minimum?: number;
  maximum: number;
  /** Said of an entry that is missing, too short or no address. */
  wrong: string;
  /** What a browser may fill in by itself. */
  autoComplete?: string;
}

/**
 * What the form asks for, in its order. Schema, form, database, mails and commands are made from it.
 * A key is the name of a field everywhere, also of its column: lower case, and a word of its own.
 * A new field also needs its words in content/inquiry.yaml and a migration that adds the column.
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
