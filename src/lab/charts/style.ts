/** How all charts look: one font, few colors, the same color for the same side everywhere. */

export const TITLE_SIZE = 16;
export const SUBTITLE_SIZE = 12;
export const LABEL_SIZE = 12;

/** One a seat, told apart by color-blind eyes too; further seats begin again. */
const SEAT_COLORS = ['#b5382a', '#2b6cb0', '#4c8c4a', '#8e5aa8'];

export const seatColor = (seat: number): string => SEAT_COLORS[seat % SEAT_COLORS.length]!;

/** Of what is about no side: the thing that a chart is about, and its opposite. */
export const MAIN_COLOR = '#2b6cb0';
export const OTHER_COLOR = '#c2621b';

export const DRAW_COLOR = '#b5b5b5';
/** Draws of several kinds, in the order of the grades, in turn. */
export const DRAW_COLORS = ['#6f6f6f', '#c9c9c9', '#9a8f80', '#e3dccf'];
export const FAIR_COLOR = '#222222';
export const UNDECIDED_COLOR = '#8a8a8a';
export const BAND_COLOR = '#d9ead3';
/** Of what is told apart but belongs to no side, such as pairings. */
export const ENTRY_COLORS = ['#b08a2e', '#5fa37a', '#a06fb0', '#c0596b', '#4aa3a3', '#7d7d7d'];
export const INK = '#222222';

export const CONFIG = {
  background: 'white',
  padding: 12,
  font: 'DejaVu Sans, sans-serif',
  title: { anchor: 'start', frame: 'bounds', fontSize: TITLE_SIZE, fontWeight: 'bold', color: INK, subtitleFontSize: SUBTITLE_SIZE, subtitleColor: '#555555', subtitlePadding: 5, lineHeight: 20, subtitleLineHeight: 16, offset: 14 },
  axis: { labelFontSize: LABEL_SIZE, titleFontSize: LABEL_SIZE, titleFontWeight: 'normal', titleColor: INK, labelColor: INK, labelLimit: 0, titleLimit: 0, maxExtent: 800, gridColor: '#e8e8e8', domainColor: '#999999', tickColor: '#999999', titlePadding: 8 },
  legend: { labelFontSize: LABEL_SIZE, titleFontSize: LABEL_SIZE, titleFontWeight: 'normal', labelLimit: 0, titleLimit: 0, orient: 'bottom', titleColor: INK, labelColor: INK, symbolLimit: 0 },
  header: { labelFontSize: 13, labelFontWeight: 'bold', labelLimit: 0, titleLimit: 0, labelColor: INK },
  view: { stroke: null },
};

/** Ends of the scales of heat maps: the colors of the sides, light enough for dark letters. */
const HEAT_COLORS = { first: '#dd7d6e', second: '#6ba3dc' };
/** Colors of a scale of scores: the second seat's, even, the first seat's. */
export const SCORE_COLORS = [HEAT_COLORS.second, '#f6f6f4', HEAT_COLORS.first];

/** Of a chance, the fuller the greater; light enough for dark letters. */
export const ODDS_COLOR = '#e2955a';

/** `count` shades of a color, the first the fullest. */
export function shades(color: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => mix(color, (i * 0.62) / Math.max(1, count - 1)));
}

/** Toward white: 0 the color itself, 1 white. */
function mix(color: string, whiteness: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${channels.map((value) => Math.round(value + (255 - value) * whiteness).toString(16).padStart(2, '0')).join('')}`;
}
