import { surroundings } from '#library/blog/blog.ts';
import { article } from '#library/markdown/testing/fixture.ts';

/** The same numbers on every run, so that two runs can be compared. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables = 'ba ce di fo gu la me ni po ru sa te vi xo zu'.split(' ');
const vocabulary = Array.from({ length: 3_000 }, (_, index) =>
  [index % 15, (index * 7) % 15, Math.floor(index / 15) % 15, Math.floor(index / 225)]
    .map((place) => syllables[place])
    .join(''),
);

const { topics } = surroundings;
const [work] = surroundings.works;

/** An article of about 600 words with the markers that a real one has. */
export function syntheticArticle(id: number): string {
  const random = randomNumbers(id + 1);
  // Squared, so that some words are common and most are rare, as in a language.
  const word = () => vocabulary[Math.floor(random() ** 2 * vocabulary.length)] ?? 'word';
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const paragraph = () => `${words(70)}, with **${word()}** and ${words(20)}.:cite[${work}]`;
  const body = [
    paragraph(),
    `## ${words(4)}`,
    paragraph(),
    `- ${words(9)}\n- ${words(9)}\n- ${words(9)}`,
    `:::tip\n${words(20)}.\n:::`,
    `### ${words(4)}`,
    paragraph(),
    `:::comparison\n| ${word()} | ${word()} |\n|---|---|\n| ${words(5)} | ${words(5)} |\n:::`,
    `## ${words(4)}`,
    paragraph(),
    `:::quote{variant=card}\n${words(14)}.\n:::`,
    paragraph(),
  ];
  const day = 1 + (id % 28);
  return article(body.join('\n\n'), {
    title: `Article ${id} on ${words(3)}`,
    category: topics[id % topics.length],
    date: `May ${day}, ${2000 + (id % 25)}`,
  });
}
