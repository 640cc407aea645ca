/** The last lines of a told game: how lucky each side was, who won and how. */
import type { MissionCard, System } from '../kernel/game.ts';
import type { Played } from '../kernel/referee.ts';
import { doing } from '../lab/side-words.ts';

export function endingOf(system: System, mission: MissionCard, played: Played): string {
  const { measures, failure, decisions } = played;
  if (failure !== null) {
    const who = failure.seat === null ? 'the rules' : system.seats[failure.seat]!;
    return `The game failed (${failure.kind}) after ${failure.decision} decisions, by ${who}: ${failure.message}`;
  }
  const { winner, grade, rounds } = measures!;
  const how = mission.grades.find(({ id }) => id === grade)?.about ?? grade;
  const who = winner === null ? 'A draw' : doing(capital(system.seats[winner]!), 'wins');
  return `${who} in round ${rounds}, after ${decisions} decisions: ${how}`;
}

/** `Luck, armor, in kills: clan +1.3 over 40 rolls (z +0.9) · legion ...`, a line for each channel, and what z is. */
export function luckOf(system: System, played: Played): string[] {
  const lines = system.luck.flatMap(({ name, unit }) => {
    const seats = system.seats.flatMap((seat, index) => {
      const { rolls, deviation, variance } = played.luck.account(name, index);
      if (rolls === 0) return [];
      const z = variance > 0 ? ` (z ${signed(deviation / Math.sqrt(variance))})` : '';
      return [`${seat} ${signed(deviation)} over ${rolls} ${rolls === 1 ? 'roll' : 'rolls'}${z}`];
    });
    return seats.length === 0 ? [] : [`Luck, ${name}, in ${unit}: ${seats.join(' · ')}`];
  });
  return lines.some((line) => line.includes('(z ')) ? [...lines, 'z: how far from what the dice owed, in standard deviations; beyond 3 either way is rare.'] : lines;
}

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
