/** Attack tables against the game itself: each attack is played with every way that its dice can fall, and comes to exactly what its table says, for the same reasons. */
import { describe, expect, test } from 'vitest';
import { Fraction } from '../../../src/kernel/dice/fraction.ts';
import type { LegionsAction } from '../../../src/systems/legions-of-steel/actions.ts';
import { numbersOf } from '../../../src/systems/legions-of-steel/book.ts';
import type { FireEvent } from '../../../src/systems/legions-of-steel/events/fire.ts';
import { oddsIn } from '../../../src/systems/legions-of-steel/odds.ts';
import { isClosed, type Tabled } from '../../../src/systems/legions-of-steel/odds/attacks.ts';
import { proceed } from '../../../src/systems/legions-of-steel/sequence.ts';
import type { Battle } from '../../../src/systems/legions-of-steel/state.ts';
import type { Step } from '../../../src/systems/legions-of-steel/steps.ts';
import { UNITS, sideOf, type Designation, type Target, type Unit } from '../../../src/systems/legions-of-steel/vocabulary.ts';
import { active } from './active.ts';
import { everyRoll } from './every-roll.ts';
import { Table, type Given, type Placed } from './table.ts';

const ODDS = oddsIn(numbersOf());
const WIDTH = 9;
const MIDDLE = 4;

/** Who attacks whom, straight ahead up the board. */
interface Scene {
  attack: Tabled;
  by: Unit;
  at: Target;
  range: number;
  when?: readonly string[];
  as?: Designation;
  others?: readonly Placed[];
  /** Anything else that is so of the battle. */
  is?: (battle: Battle) => void;
  act: Plot;
}

/** How it comes to the attack: what the table owes, what is so of the attacker, what is played. */
interface Plot {
  agenda: (scene: Scene) => Pick<Given, 'agenda' | 'phasing' | 'is'>;
  attacker?: Placed['is'];
  actions: LegionsAction[];
}

const BY = 0;
const AT = 1;
const TARGET = MIDDLE;
const seatOf = (unit: Unit): 0 | 1 => (sideOf(unit) === 'commandos' ? 0 : 1);
const acts = (figure: number, as: Designation) => (battle: Battle) => { battle.active = { figure, as, spent: 0, diagonals: 0, patient: [false, false] }; };
const acting = ({ as = 'stationary' }: Scene) => ({ agenda: (): Step[] => [{ step: 'acting', figure: BY }], is: acts(BY, as) });
const comesIntoView = ({ by }: Scene) => ({ agenda: (): Step[] => [{ step: 'window', at: 'exposure', seat: seatOf(by), exposed: [AT] }], is: acts(AT, 'walking') });
const ordering = ({ by }: Scene) => ({ phasing: seatOf(by) });
const enters = () => ({ agenda: (): Step[] => [{ step: 'entered', figure: AT, by: 'step' }] });

type Mode = 'single' | 'auto';
const fire = (mode: Mode = 'single', lift: number | null = null): Plot => ({ agenda: acting, actions: [{ do: 'fire', at: TARGET, mode, spread: false, lift }] });
const cover = (covering: number, mode: Mode = 'single', lift: number | null = null): Plot => ({ agenda: comesIntoView, attacker: { covering }, actions: [{ do: 'cover', figure: BY, at: TARGET, mode, spread: false, lift }] });
const strike = (lift: number | null = null): Plot => ({ agenda: acting, actions: [{ do: 'strike', at: TARGET, lift }] });
const coverStrike = (covering: number): Plot => ({ agenda: comesIntoView, attacker: { covering }, actions: [{ do: 'cover-strike', figure: BY, at: TARGET, lift: null }] });
const suppress = (dice: number, ...actions: LegionsAction[]): Plot => ({ agenda: enters, attacker: { suppressing: [{ at: TARGET, dice }] }, actions });
/** The target stands a row nearer, on the line to the counter. */
const suppressBeyond = (dice: number): Plot => ({ agenda: enters, attacker: { suppressing: [{ at: TARGET, dice }] }, actions: [] });
const order = (mode: Mode, lift: number | null = null): Plot => ({ agenda: ordering, actions: [{ do: 'order-fire', figure: BY, at: TARGET, mode, spread: false, lift, points: [0, 1] }] });

const dark = (battle: Battle) => { battle.darkness = [{ at: TARGET, until: 9 }]; };
const between = (unit: Unit, row: number): Placed => ({ unit, at: [MIDDLE, row], facing: 'south' });
/** Out of the way, but in sight. */
const sergeant: Placed = { unit: 'sergeant', at: [MIDDLE + 1, 2] };
const corporal: Placed = { unit: 'corporal', at: [MIDDLE + 2, 2] };

const HEAVY = 'heavy-weapon-trooper';
const SCENES: Readonly<Record<string, Scene>> = {
  'a Trooper fires at a Nightmare': { attack: 'fire', by: 'trooper', at: 'nightmare', range: 4, act: fire() },
  'walking, fifteen squares': { attack: 'fire', by: 'trooper', at: 'nightmare', range: 15, when: ['short', 'walking'], as: 'walking', act: fire() },
  'running, in darkness': { attack: 'fire', by: 'trooper', at: 'nightmare', range: 5, when: ['running', 'dark'], as: 'running', is: dark, act: fire() },
  'a Nightmare at thirty squares': { attack: 'fire', by: 'nightmare', at: 'sergeant', range: 30, when: ['medium'], act: fire() },
  'a Nightmare fires automatically past another': { attack: 'auto', by: 'nightmare', at: 'trooper', range: 8, when: ['past-nightmare'], others: [between('nightmare', 3)], act: fire('auto') },
  'past an Assault Fiend': { attack: 'fire', by: 'sergeant', at: 'nightmare', range: 4, when: ['past-fiend'], others: [between('assault-fiend', 2)], act: fire() },
  'a Sergeant with a point of leadership': { attack: 'fire', by: 'sergeant', at: 'nightmare', range: 20, when: ['medium', 'leadership'], act: fire('single', 0) },
  'a Plasma Projector at an Assault Fiend': { attack: 'fire', by: HEAVY, at: 'assault-fiend', range: 3, act: fire() },
  'at one that has taken a kill': { attack: 'fire', by: HEAVY, at: 'assault-fiend', range: 10, when: ['short', 'walking', 'wounded-target'], as: 'walking', is: (battle) => { battle.figures[AT]!.kills = 1; }, act: fire() },
  'a Napalm-X': { attack: 'fire', by: 'assault-fiend', at: 'trooper', range: 10, when: ['medium', 'walking'], as: 'walking', act: fire() },
  'at a door': { attack: 'auto', by: 'corporal', at: 'door', range: 3, when: ['walking'], as: 'walking', act: fire('auto') },
  'at a forcewall': { attack: 'fire', by: 'nightmare', at: 'forcewall', range: 3, act: fire() },
  'covering fire at 0': { attack: 'cover', by: 'nightmare', at: 'trooper', range: 12, act: cover(0) },
  'at -2, who was running': { attack: 'cover', by: 'trooper', at: 'nightmare', range: 12, when: ['short', 'running'], act: cover(-2) },
  'automatic, at -1 by leadership': { attack: 'cover-auto', by: 'trooper', at: 'nightmare', range: 5, when: ['point-blank', 'ordered'], act: cover(-1, 'auto') },
  'automatic, with a point of leadership': { attack: 'cover-auto', by: 'sergeant', at: 'nightmare', range: 5, when: ['leadership'], act: cover(0, 'auto', 0) },
  'suppression, two dice': { attack: 'suppression', by: HEAVY, at: 'nightmare', range: 10, when: ['short'], act: suppress(2) },
  'suppression, three dice at a friend': { attack: 'suppression', by: 'assault-fiend', at: 'nightmare', range: 5, act: suppress(3) },
  'suppression, one die of two, in darkness': { attack: 'suppression', by: HEAVY, at: 'nightmare', range: 10, when: ['short', 'one-die', 'dark'], is: dark, act: suppress(1) },
  'suppression with a point of leadership': { attack: 'suppression', by: 'sergeant', at: 'nightmare', range: 10, when: ['short', 'leadership'], act: suppress(1, { do: 'lift', point: 0 }) },
  'suppression of what lies beyond': { attack: 'suppression-secondary', by: HEAVY, at: 'nightmare', range: 5, when: ['point-blank'], act: suppressBeyond(2) },
  'an order to fire': { attack: 'order', by: HEAVY, at: 'nightmare', range: 12, when: ['medium'], others: [sergeant], act: order('single') },
  'automatically, with a point more': { attack: 'order-auto', by: 'trooper', at: 'nightmare', range: 8, when: ['short', 'leadership'], others: [sergeant, corporal], act: order('auto', 2) },
  'Hand to Hand Combat': { attack: 'hand-to-hand', by: 'assault-fiend', at: 'trooper', range: 1, when: ['dark'], as: 'running', is: dark, act: strike() },
  'from cover, who was running': { attack: 'cover-hand-to-hand', by: 'assault-fiend', at: 'trooper', range: 1, act: coverStrike(-2) },
};

function tableOf(scene: Scene, combat: NonNullable<Given['combat']>): Table {
  const { by, at, range, others = [], is, attack, act: { agenda, attacker, actions } } = scene;
  const row = (y: number) => (at === 'door' && y === 0 ? `${'#'.repeat(MIDDLE)}D${'#'.repeat(MIDDLE)}` : '.'.repeat(WIDTH));
  const beyond = attack === 'suppression-secondary' ? 1 : 0;
  const given = agenda(scene);
  const table = new Table({
    plan: Array.from({ length: range + 1 + beyond }, (_, y) => row(y)).join('\n'),
    figures: [
      { unit: by, at: [MIDDLE, range + beyond], ...(attacker === undefined ? {} : { is: attacker }) },
      ...(isClosed(at) ? [] : [{ unit: at, at: [MIDDLE, beyond] as const, facing: 'south' as const }]),
      ...others,
    ],
    phasing: attacker === undefined ? seatOf(by) : seatOf(by) === 0 ? 1 : 0,
    combat,
    ...given,
    is: (battle, made) => {
      given.is?.(battle, made);
      is?.(battle);
      if (at === 'forcewall') battle.forcewalls.push(TARGET);
    },
  });
  table.play(...actions);
  while (table.asked?.step === 'window') table.play({ do: 'hold', patient: false });
  return table;
}

/** Kills that the target has taken; a door or a forcewall that is gone counts as one. */
function outcome(table: Table, at: Target): string {
  const { open } = table.state;
  if (at === 'door') return open.doors[0] === 'destroyed' ? 'gone' : '0';
  if (at === 'forcewall') return open.forcewalls.length === 0 ? 'gone' : '0';
  return open.figures[AT]!.fate === 'killed' ? 'gone' : `${open.figures[AT]!.kills}`;
}

const shotIn = (table: Table) => table.told.find((event): event is Extract<FireEvent, { tell: 'shot' }> => event.tell === 'shot')!;

describe('every way that the dice can fall, and why', () => {
  test.each(Object.entries(SCENES))('%s', (_, scene) => {
    const query = { attacker: scene.by, attack: scene.attack, defender: scene.at, when: scene.when ?? [] };
    expect(ODDS.refuse(query)).toBeUndefined();
    const { wounds, enough, attackDice, modifiers } = ODDS.of(query);
    const { gone = '0' } = everyRoll((combat) => outcome(tableOf(scene, combat), scene.at));
    expect(gone).toBe(wounds.atLeast(enough).toString());
    const told = shotIn(tableOf(scene, { below: () => 0 }));
    expect(`${told.dice}x${told.need}`).toBe(attackDice);
    expect(told.attack).toBe(scene.attack);
    expect(told.because).toEqual(modifiers.map(({ because, dice }) => `${because} ${dice}`));
  });

  test('a kill short of two', () => {
    const scene = SCENES['a Plasma Projector at an Assault Fiend']!;
    const story = everyRoll((combat) => outcome(tableOf(scene, combat), scene.at));
    expect(story).toEqual({ gone: '25/36', 1: '5/18', 0: '1/36' });
    expect(ODDS.of({ attacker: HEAVY, attack: 'fire', defender: 'assault-fiend', when: [] }).losses!.lost.p(1).toString()).toBe('5/18');
  });

  test('through a corner', () => {
    const given: Given = { plan: '....\n....\n..#.\n....', figures: [{ unit: 'trooper', at: [0, 3] }, { unit: 'nightmare', at: [3, 0] }], ...active('trooper', 'walking') };
    const story = everyRoll((combat) => outcome(new Table({ ...given, combat }).play({ do: 'fire', at: 3, mode: 'single', spread: false, lift: null }), 'nightmare'));
    expect(story.gone).toBe(ODDS.of({ attacker: 'trooper', attack: 'fire', defender: 'nightmare', when: ['walking', 'corner'] }).wounds.atLeast(1).toString());
  });

  test('a forcewall that comes up on suppression', () => {
    const blocked = everyRoll((combat) => {
      const table = new Table({ plan: '.\n.\n.\n.\n.', agenda: () => [], figures: [{ unit: HEAVY, at: [0, 4], is: { suppressing: [{ at: 0, dice: 2 }] } }], combat });
      table.state.open.forcewalls.push(1);
      table.state.open.clock += 1;
      table.state.open.agenda.push({ step: 'changed', lines: [] });
      proceed(table.ground, table.state, table.chance);
      return table.state.open.forcewalls.length === 0 ? 'gone' : 'stands';
    });
    expect(blocked.stands).toBe(ODDS.of({ attacker: HEAVY, attack: 'suppression', defender: 'forcewall', when: [] }).hits.p(0).toString());
  });
});

describe('every way that a throw can go', () => {
  const HALL = `${'.'.repeat(7)}\n`.repeat(10);
  const CORRIDOR = '#.#\n'.repeat(10);

  interface Throw {
    grenade: 'k-pulse' | 'forcewall' | 'nachtmacher';
    range: number;
    as?: Designation;
    at?: Unit;
    plan?: string;
    facing?: Placed['facing'];
  }

  /** Thrown up the board at a target in row 3. */
  function thrown({ grenade, range, as = 'stationary', at = 'nightmare', plan = HALL, facing = 'north' }: Throw): (combat: NonNullable<Given['combat']>) => Table {
    const column = (plan.indexOf('\n') - 1) / 2;
    const by: Unit = grenade === 'nachtmacher' ? 'nightmare' : 'trooper';
    const figures: Placed[] = [{ unit: by, at: [column, 3 + range], facing }, { unit: at, at: [column, 3], facing: 'south' }];
    const phasing = seatOf(by);
    return (combat) => {
      const table = new Table({ plan, figures, phasing, agenda: () => [{ step: 'acting', figure: 0 }], is: (battle) => { battle.active = { figure: 0, as, spent: 0, diagonals: 0, patient: [true, true] }; }, combat });
      return table.play({ do: 'throw', grenade, over: null }, { do: 'throw-at', at: table.square(column, 3), lift: null });
    };
  }

  /** The chance of what is looked for, once for each. */
  function chances(throwing: Throw, ...looked: readonly ((table: Table) => boolean)[]): string[] {
    const story = everyRoll((combat) => { const table = thrown(throwing)(combat); return looked.map((holds) => (holds(table) ? 'y' : 'n')).join(''); });
    return looked.map((_, i) => Object.entries(story).reduce((sum, [outcome, chance]) => (outcome[i] === 'y' ? sum.plus(fraction(chance)) : sum), fraction('0')).toString());
  }

  function fraction(text: string): Fraction {
    const [above, below = '1'] = text.split('/');
    return new Fraction(BigInt(above!), BigInt(below));
  }

  function tabled(attack: Tabled, attacker: Unit, defender: Unit, range: number, outcome: string, ...when: string[]): string {
    const row = ODDS.of({ attacker, attack, defender, when }).aftermath[0]!.rows.find(({ name }) => name === `${range}`);
    return row!.chances.find((each) => each.outcome === outcome)!.chance.toString();
  }
  const isDead = (figure: number) => (table: Table) => table.state.open.figures[figure]!.fate === 'killed';

  const K_PULSES: Readonly<Record<string, readonly [Throw, ...string[]]>> = {
    'two squares off, stationary': [{ grenade: 'k-pulse', range: 2 }],
    'six squares, running': [{ grenade: 'k-pulse', range: 6, as: 'running' }, 'running'],
    'one square behind his back': [{ grenade: 'k-pulse', range: 1, as: 'walking', facing: 'south' }, 'walking', 'rear-arc'],
    'five squares to the side, in a corridor': [{ grenade: 'k-pulse', range: 5, facing: 'east', plan: CORRIDOR }, 'side-arc', 'corridor'],
  };

  test.each(Object.entries(K_PULSES))('a K-Pulse %s', (_, [throwing, ...when]) => {
    const outcomes = ['a kill', 'a kill at the thrower'].map((outcome) => tabled('k-pulse', 'trooper', 'nightmare', throwing.range, outcome, ...when));
    expect(chances(throwing, isDead(AT), isDead(BY))).toEqual(outcomes);
  });

  test('a K-Pulse at an Assault Fiend four squares off: 19/162', () => {
    expect(chances({ grenade: 'k-pulse', range: 4, at: 'assault-fiend' }, (table) => table.state.open.figures[AT]!.kills === 1)).toEqual(['19/162']);
  });

  test.each([['in the open', HALL, []], ['in a corridor', CORRIDOR, ['corridor']]] as const)('a forcewall that crushes, four squares off, %s', (_, plan, when) => {
    expect(chances({ grenade: 'forcewall', range: 4, plan }, isDead(AT))).toEqual([tabled('forcewall-push', 'trooper', 'nightmare', 4, 'crushed', ...when)]);
  });

  test('a Nachtmacher five squares off, walking', () => {
    const throwing: Throw = { grenade: 'nachtmacher', range: 5, at: 'trooper', as: 'walking' };
    expect(chances(throwing, (table) => table.state.open.darkness[0]!.at === table.square(3, 3))).toEqual([tabled('nachtmacher', 'nightmare', 'trooper', 5, 'lands there', 'walking')]);
  });
});

test('scenes play most attacks, and each kind of figure takes part', () => {
  const scenes = Object.values(SCENES);
  expect([...new Set(scenes.map(({ attack }) => attack))]).toEqual(['fire', 'auto', 'cover', 'cover-auto', 'suppression', 'suppression-secondary', 'order', 'order-auto', 'hand-to-hand', 'cover-hand-to-hand']);
  const seen = new Set<Target>(scenes.flatMap(({ by, at }) => [by, at]));
  expect(UNITS.filter((unit) => !seen.has(unit))).toEqual([]);
});
