/** Light from the window behind an object of 600 by 470 that stands on the rule. */
export function WindowLight() {
  return <path className="fill-light" d="M420-1000h190L22 470h-190zM660-1000h1400V470H72z" />;
}
