/** What inspect says of attacks, against the dice that are thrown when they are made: all through some games. */
import { expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import type { TableAttack, TableInspection } from '../../../src/kernel/inspect.ts';
import { playGame } from '../../../src/kernel/referee.ts';
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import type { ConanGame } from '../../../src/systems/conan-rise-of-monsters/game.ts';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import type { ConanState } from '../../../src/systems/conan-rise-of-monsters/state.ts';
import { anyKind } from '../../conformance/any-kind.ts';

/** Nothing but the attacks is asked for. */
const PLAIN = { 'abilities.fate-cards': false, 'abilities.destiny': false, 'forces.circle': 'random', 'forces.set': 'random', 'forces.points': 9, 'table.depth': 28, 'table.width': 24, 'table.edge': 4, 'deployment.depth': 9, 'missions.annihilation.roundLimit': 4 };

/** The dice of the attack and of the counterstrike by the unit attacked, once this has been done. */
function thrown(game: ConanGame, state: ConanState, unit: number, target: number, action: ConanAction): string[] {
  const told: string[] = [];
  const chance = openChance('thrown', 0);
  const listening = { ...chance, tell: (event: unknown) => {
    const { tell, by, at, dice } = event as { tell: string; by: string; at: string; dice: number };
    if (tell === 'attack-roll') told.push(`${by} at ${at} ${dice}`);
  } };
  const here = game.copy(state);
  game.apply(here, action, listening);
  const asked = here.open.agenda.at(-1);
  if (asked?.step === 'melee' && asked.unit === unit && here.open.result === null) game.apply(here, { do: 'attack', units: [target] }, listening);
  if (asked?.step === 'shooting' && here.open.result === null) game.apply(here, { do: 'shoot', target }, listening);
  return told;
}

it('a shot now, a melee now and one after a charge are made with the dice that inspect has', () => {
  const seen: Record<string, number> = {};
  for (let index = 0; index < 6; index++) {
    const game = conan.open({ mission: 'annihilation', patch: PLAIN }) as ConanGame;
    const look = ({ state, number }: { state: unknown; number: number }): void => {
      const { open } = state as ConanState;
      const step = open.agenda.at(-1)!;
      if (step.step !== 'acting' || (number % 4 !== 0 && !game.ground.isEngaged(open, step.unit))) return;
      const { figures } = conan.inspect!(game.position(state as ConanState), PLAIN) as TableInspection;
      const name = game.ground.name(open, step.unit);
      const { attacks } = figures.find(({ squad }) => squad === name)!;
      const unitNamed = (id: string) => open.forces.units.findIndex((unit) => unit.id === figures.find((figure) => figure.id === id)!.squad);
      attacks.forEach((row: TableAttack, place) => {
        if (row.by !== undefined || row.armorDice === 'none' || !['now', 'after a charge'].includes(row.when)) return;
        const target = unitNamed(row.target);
        const back = attacks[place + 1];
        const action: ConanAction = row.when === 'now' ? { do: 'stay' } : { do: 'charge', target };
        const told = thrown(game, state as ConanState, step.unit, target, action);
        const [ours, theirs] = [name, game.ground.name(open, target)];
        const said = [`${ours} at ${theirs} ${parseInt(row.attackDice)}`, ...(back?.by === undefined ? [] : [`${theirs} at ${ours} ${parseInt(back.attackDice)}`])];
        expect(told, `game ${index}, decision ${number}: ${row.weapon} ${row.when}`).toEqual(said);
        const kind = `${row.weapon} ${row.when}`;
        seen[kind] = (seen[kind] ?? 0) + 1;
      });
    };
    expect(playGame({ game, strategies: [anyKind, anyKind], seats: conan.seats, seed: 'inspected', index, watch: look }).failure).toBeNull();
  }
  expect(Object.keys(seen).sort()).toEqual(['melee after a charge', 'melee now', 'shot now']);
  for (const often of Object.values(seen)) expect(often).toBeGreaterThan(2);
});
