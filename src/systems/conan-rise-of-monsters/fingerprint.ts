/** The whole battle and the own hand as one number, quick enough to be taken twice a decision: what a player writes to his view changes it. */
import { FINGERPRINT, folded, foldedData, Memory } from '../../kernel/fingerprint.ts';
import { CARDS, type Card } from './vocabulary.ts';
import { FATES, TALLIES, type Battle, type ConanState, type UnitState } from './state.ts';

export function fingerprintOf({ open, secret }: ConanState): number {
  const { turn, clock, first, active, models, units, destiny, hand, deck, discards, points, tallies, agenda, result } = open;
  let print = FINGERPRINT;
  for (let number = 0; number < models.length; number++) {
    const { x, y, fate, wounds } = models[number]!;
    print = folded(folded(folded(print, x), y), FATES.indexOf(fate) + 4 * wounds);
  }
  for (let number = 0; number < units.length; number++) print = folded(print, standing(units[number]!));
  for (let i = 0; i < TALLIES.length; i++) {
    const [one, other] = tallies[TALLIES[i]!];
    print = folded(folded(print, one), other);
  }
  for (let seat = 0; seat < 2; seat++) {
    const { pool, left } = destiny[seat]!;
    print = folded(folded(folded(folded(folded(print, pool), left), hand[seat]!), deck[seat]!), points[seat]!);
    print = foldedCards(foldedCards(print, discards[seat]!), secret[seat]!.hand);
    print = folded(print, secret[seat]!.bid ?? -1);
  }
  print = folded(folded(folded(print, turn), clock), first);
  print = active === null ? folded(print, -1) : folded(folded(print, active.unit), active.sigil ? 1 : 2);
  print = folded(print, setUp(open));
  if (result !== null) print = foldedData(print, result);
  for (let depth = 0; depth < agenda.length; depth++) print = foldedData(print, agenda[depth]);
  return folded(print, agenda.length);
}

function foldedCards(print: number, cards: readonly Card[]): number {
  let all = print;
  for (let i = 0; i < cards.length; i++) all = folded(all, CARDS.indexOf(cards[i]!));
  return folded(all, cards.length);
}

const standing = ({ activated, fleeing, belowHalf, escaped }: UnitState) => (activated ? 1 : 0) + (fleeing ? 2 : 0) + (belowHalf ? 4 : 0) + (escaped ? 8 : 0);

/** What never changes in a game, seen field by field. */
function setUp({ table, forces, top, shrine, runner }: Readonly<Battle>): number {
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
  for (let i = 0; i < forces.models.length; i++) {
    const { id, unit, seat } = forces.models[i]!;
    memory.see(id);
    memory.see(unit);
    memory.see(seat);
  }
  for (let i = 0; i < forces.units.length; i++) {
    const { id, seat, card, reinforced, members } = forces.units[i]!;
    memory.see(id);
    memory.see(seat);
    memory.see(card);
    memory.see(reinforced ? 1 : 0);
    for (let member = 0; member < members.length; member++) memory.see(members[member]!);
  }
  memory.see(forces.names[0]);
  memory.see(forces.names[1]);
  memory.see(top);
  memory.see(runner ?? -1);
  memory.see(shrine === null ? 0 : 1);
  memory.see(shrine?.[0] ?? -1);
  memory.see(shrine?.[1] ?? -1);
  return memory.print();
}

const SET_UP = new Memory();
