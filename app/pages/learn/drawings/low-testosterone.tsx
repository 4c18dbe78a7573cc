import { hormonesInBlood } from '#app/pages/learn/hormones-in-blood.tsx';

export const drawing = hormonesInBlood('few');
