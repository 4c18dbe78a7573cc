import { z } from 'zod';

/** Someone who reviews what the site says about health. */
export const personSchema = z.strictObject({
  name: z.string().min(3).describe('Name without title or letters.'),
  credentials: z.string().min(2).describe("Letters after the name, like 'MD'."),
  specialty: z.string().min(3).describe('Field of work, as it stands on the reviewer card.'),
  description: z.string().min(10).describe('One sentence without a full stop, for the box.'),
  imageUrl: z.string().startsWith('/').optional().describe('Portrait; initials stand in for it.'),
});

export type Person = z.infer<typeof personSchema>;
