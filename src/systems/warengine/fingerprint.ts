/** The whole battle as one number, quick enough to be taken twice a decision: what a player writes to his view changes it. */
import { FINGERPRINT, folded, foldedData, Memory } from '../../kernel/fingerprint.ts';
import type { Profile } from './profile.ts';
import { FATES, TALLIES, type Battle, type Figure, type UnitState } from './state.ts';
import { GAITS } from './vocabulary.ts';

export function fingerprintOf(battle: Readonly<Battle>): number {
  const { turn, clock, first, top, figures, units, points, held, tallies, agenda, result } = battle;
  let print = FINGERPRINT;
  for (let number = 0; number < figures.length; number++) {
    const figure = figures[number]!;
    print = folded(folded(folded(folded(print, figure.x), figure.y), condition(figure)), activity(figure));
  }
  for (let number = 0; number < units.length; number++) {
    const unit = units[number]!;
    print = folded(folded(folded(print, standing(unit)), unit.joined), unit.leader);
  }
  for (let i = 0; i < TALLIES.length; i++) {
    const [one, other] = tallies[TALLIES[i]!];
    print = folded(folded(print, one), other);
  }
  print = folded(folded(folded(folded(print, turn), clock), first), top);
  print = folded(folded(print, points[0]), points[1]);
  print = folded(print, setUp(battle));
  for (let i = 0; i < held.length; i++) print = folded(folded(print, held[i]![0]), held[i]![1]);
  if (result !== null) print = foldedData(print, result);
  for (let depth = 0; depth < agenda.length; depth++) print = foldedData(print, agenda[depth]);
  return folded(print, agenda.length);
}

/** What never changes in a game, seen field by field. */
function setUp({ table, forces, objectives }: Readonly<Battle>): number {
  const memory = SET_UP;
  memory.begin();
  memory.see(table.width);
  memory.see(table.height);
  for (let i = 0; i < table.pieces.length; i++) {
    const { name, kind, outline } = table.pieces[i]!;
    memory.see(name);
    memory.see(kind);
    for (let corner = 0; corner < outline.length; corner++) {
      memory.see(outline[corner]![0]);
      memory.see(outline[corner]![1]);
    }
  }
  for (let i = 0; i < forces.figures.length; i++) {
    const { id, profile, seat, unit, heroPoints, points } = forces.figures[i]!;
    memory.see(id);
    memory.see(profile);
    memory.see(seat);
    memory.see(unit);
    memory.see(heroPoints);
    memory.see(points);
  }
  for (let i = 0; i < forces.units.length; i++) {
    const { id, seat, members } = forces.units[i]!;
    memory.see(id);
    memory.see(seat);
    for (let member = 0; member < members.length; member++) memory.see(members[member]!);
  }
  for (let i = 0; i < objectives.length; i++) {
    const { name, piece, figure, x, y } = objectives[i]!;
    memory.see(name);
    memory.see(piece);
    memory.see(figure);
    memory.see(x);
    memory.see(y);
  }
  for (const id in forces.profiles) seeProfile(memory, forces.profiles[id]!);
  memory.see(forces.names[0]);
  memory.see(forces.names[1]);
  return memory.print();
}

function seeProfile(memory: Memory, { id, type, movement, defense, mental, control, heroPoints, base, weapons }: Profile): void {
  for (const value of [id, type, movement, defense, mental, control, heroPoints, String(base)]) memory.see(value);
  for (const { id: weapon, attack, range, targets, area, veryLong, entangling } of weapons) {
    for (const value of [weapon, attack, range, targets, area, veryLong ? 1 : 0, entangling ? 1 : 0]) memory.see(value);
  }
}

const SET_UP = new Memory();

// Factors far enough apart that one field never looks like another.
const condition = ({ fate, ownKill, heroPoints, controlled, moved, reserve, done, charging, entangled }: Figure) =>
  FATES.indexOf(fate) + 4 * heroPoints + (controlled ? 1024 : 0) + (moved ? 2048 : 0) + (done ? 4096 : 0) + (charging ? 8192 : 0) + (entangled ? 16_384 : 0) + (ownKill ? 32_768 : 0) + 65_536 * (reserve + 1);
const activity = ({ used, gait, fired }: Figure) => used + 256 * GAITS.indexOf(gait) + 1024 * fired;
const standing = ({ activated, lost, leaderless, destroyed }: UnitState) => (activated ? 1 : 0) + (leaderless ? 2 : 0) + 4 * lost + 1024 * destroyed;
