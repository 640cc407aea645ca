/** Charts: from figures to specifications, and from those to pictures. */
export { chartsOf, notDrawn } from './charts.ts';
export { heatOfOdds } from './heat-of-odds.ts';
export { positionChart } from './position.ts';
export { tablePositionChart } from './table-position.ts';
export { woundsOfAttack } from './wounds-of-attack.ts';
export { spreadOfDice } from './spread-of-dice.ts';
export type { Chart } from './chart.ts';
export { renderBoth, renderPng, renderSvg } from './render.ts';
