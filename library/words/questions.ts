import data from '#content/questions.yaml';
import { facts } from '#library/facts/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { questionsSchema } from '#library/schema/questions.ts';

/** The questions of /faq with their answers, facts filled in. */
export const { questions } = fillIn(questionsSchema.parse(data), facts);
