/** The search for tunnel entrances on the ground: what has been found, what is left, and who can still scan ("Mission 2", Victory Conditions). */
import type { Ground } from '../ground.ts';
import { bears } from '../rules/gear.ts';
import type { Figure } from '../figure.ts';
import type { Battle } from '../state.ts';

/** Face up or blown up. */
export const foundTunnels = ({ affairs }: Readonly<Battle>): number => affairs.tunnels + affairs.blown;

export const allBlown = (ground: Ground, { affairs }: Readonly<Battle>): boolean => affairs.blown >= ground.book.objects.tunnels;

/** Who bears a scanner, be it broken, and lives; where scanners are left out, every Blood Beret. */
export function scannersAlive(ground: Ground, battle: Readonly<Battle>, works = false): number[] {
  const counts = (figure: Readonly<Figure>): boolean => !ground.has('scanners') || (works ? bears(figure, 'scanner') : figure.gear.includes('scanner'));
  return ground.roster.bySeat[0].filter((number) => {
    const figure = battle.figures[number]!;
    return figure.seat === 0 && figure.fate !== 'dead' && figure.fate !== 'away' && counts(figure);
  });
}
