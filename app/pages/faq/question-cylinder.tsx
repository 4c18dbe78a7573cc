import css from '#app/pages/faq/faq.module.css';

const bottom = 540;
const height = 480;

const questionsPerNumber = [1, 2, 5, 10];
const ticksPerQuestion = [10, 5, 2, 1];

/** The liquid is drawn one question high. The stylesheet stretches it up to the open question. */
export function QuestionCylinder({ questionCount }: { questionCount: number }) {
  const questionHeight = height / questionCount;
  // Numbers need 30 units of height to be legible, and ticks need 8.
  const interval =
    questionsPerNumber.find((count) => count * questionHeight >= 30) ?? questionCount;
  const tickGap =
    questionHeight / (ticksPerQuestion.find((ticks) => questionHeight / ticks >= 8) ?? 1);
  const numberCount = Math.floor(questionCount / interval);
  const numbers = Array.from({ length: numberCount }, (_, index) => (index + 1) * interval);
  return (
    <svg
      className={`drawing screen-only ${css.cylinder}`}
      viewBox="-30 0 240 552"
      aria-hidden="true"
    >
      <path className={css.level} d={`M11 540v${-questionHeight}h138v${questionHeight}z`} />
      <path className="outline" d="M10 40v500M150 14v526M150 14H-16l26 26M-26 540h212v12H-26z" />
      <path
        className="outline"
        strokeWidth="46"
        strokeDasharray={`2.5 ${interval * questionHeight - 2.5}`}
        d="M127 541.2v-482.5"
      />
      <path
        className="outline"
        strokeWidth="22"
        strokeDasharray={`1 ${tickGap - 1}`}
        d="M139 540.5v-481"
      />
      <g className="text-on-page" fontSize="26" textAnchor="middle">
        {numbers.map((number) => (
          <text key={number} className="display" x="180" y={bottom + 6 - questionHeight * number}>
            {number}
          </text>
        ))}
      </g>
    </svg>
  );
}
