/** "Missions": how the three of them are set up, what the Legion gets turn by turn, and how they end. */
import { describe, expect, it } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import type { BeretsAction } from '../../../src/systems/blood-berets/actions.ts';
import { numbersOf } from '../../../src/systems/blood-berets/book.ts';
import { BeretsGame } from '../../../src/systems/blood-berets/game.ts';
import { missionOf } from '../../../src/systems/blood-berets/missions/all.ts';
import type { BeretsState } from '../../../src/systems/blood-berets/state.ts';
import { Stage, type Setting } from './stage.ts';

type MissionId = NonNullable<Setting['mission']>;

/** Plays the set-up with the first thing offered, and says what was asked of whom. */
function setUp(mission: MissionId, patch: Record<string, unknown> = {}): { game: BeretsGame; state: BeretsState; asked: string[] } {
  const game = new BeretsGame(numbersOf(patch), missionOf(mission));
  const chance = openChance('set-up', 1);
  const state = game.deploy(chance);
  const asked: string[] = [];
  while (state.open.turn === 0) {
    const step = state.open.agenda.at(-1)!.step;
    if (asked.at(-1) !== step) asked.push(step);
    game.apply(state, game.options(game.view(state, game.toAct(state)!))[0]!, chance);
  }
  return { game, state, asked };
}

const piecesBy = ({ game, state }: ReturnType<typeof setUp>, fate: string) => game.ground.roster.pieces.filter((_, piece) => state.open.figures[piece]!.fate === fate).map(({ id }) => id);

/** The turn ends, as far as the mission is concerned. */
function endTurn(stage: Stage, turn: number): Stage {
  stage.battle.turn = turn;
  stage.ground.mission.endTurn(stage.ground, stage.state, stage.chance);
  return stage;
}

describe('Into the Caves', () => {
  const PRISONERS: Setting['figures'] = { 'trooper-3': { at: [11, 12] }, prisoners: { at: [13, 12] }, 'legionnaire-3': { at: [2, 2] } };
  const found = (figures = PRISONERS, patch = {}) => {
    const stage = new Stage({ figures, patch, turn: 2 });
    expect(stage.battle.affairs.found).toBe(2);
    return stage;
  };

  it('the Legion lays out the board and puts all on the display, the Blood Berets choose where to come in, the Legion makes room, the squad is placed', () => {
    const game = setUp('into-the-caves');
    expect(game.asked.filter((step) => step !== 'placing')).toEqual(['lay', 'deploy', 'entry', 'yield', 'muster']);
    expect(piecesBy(game, 'in-play')).toEqual(['sergeant', 'medic', 'trooper-3', 'trooper-4', 'trooper-5', 'trooper-6']);
    expect(piecesBy(game, 'hidden').length).toBe(1 + 8 + 4 + 1);
    expect(game.state.open.cup[1] + game.state.open.cup[0]).toBe(6 + 1 + 9 - 1); // one is drawn
    expect(game.state.open.counters.filter(({ where, section }) => where === 'display' && section === game.state.open.entry)).toEqual([]);
  });

  it('no equipment, and no scanners unless they are said to be standard', () => {
    const gear = (patch: Record<string, unknown>) => setUp('into-the-caves', patch).state.open.figures.flatMap(({ gear }) => gear);
    expect(gear({ 'options.rules': 'advanced' })).toEqual(['medikit']);
    expect(gear({ 'options.scannersInCaves': true })).toEqual(Array(4).fill('scanner'));
  });

  it('drawn by lot, nobody lays the board', () => {
    expect(setUp('into-the-caves', { 'setup.board': 'drawn' }).asked).not.toContain('lay');
  });

  it('by the basic rules the Nepharite has an azogar and a belitshe; by the advanced ones, five cards of its choice', () => {
    const basic = setUp('into-the-caves');
    expect(basic.state.secret.hands.filter((hand) => hand !== null).map(({ powers, necrotech }) => [...powers, ...necrotech])).toEqual([['azogar', 'belitshe']]);
    const advanced = setUp('into-the-caves', { 'options.rules': 'advanced' });
    expect(advanced.asked).toContain('powers');
    expect(advanced.state.open.hands.map(({ cards }) => cards).filter((cards) => cards > 0)).toEqual([5]);
  });

  it('three full turns with the prisoners: the one in which they were found does not count', () => {
    const stage = found();
    expect(endTurn(stage, 2).battle.affairs.held).toBe(0);
    expect(endTurn(stage, 3).battle.affairs.held).toBe(1);
    expect(endTurn(stage, 4).battle.result).toBe(null);
    expect(endTurn(stage, 5).battle.result).toEqual({ winner: 0, grade: 'rescued' });
  });

  it('a turn without them, and counting begins anew', () => {
    const stage = found();
    endTurn(stage, 3);
    stage.at('trooper-3').at = stage.square([11, 22]);
    expect(endTurn(stage, 4).battle.affairs.held).toBe(0);
    stage.at('trooper-3').at = stage.square([11, 12]);
    expect(endTurn(stage, 5).battle.affairs.held).toBe(1);
  });

  it('the other half of a corridor is not with them', () => {
    const sections = Array.from({ length: 9 }, (_, section) => (section === 4 ? 'corridor' : 'hall'));
    const held = (trooper: readonly [number, number]) => endTurn(new Stage({ sections, turn: 2, figures: { 'trooper-3': { at: trooper }, prisoners: { at: [13, 17] } } }), 3).battle.affairs.held;
    expect([held([13, 18]), held([10, 12])]).toEqual([1, 0]);
  });

  it('prisoners who are led away unseen have to be found again, and that turn does not count either', () => {
    const stage = found();
    endTurn(stage, 3);
    stage.at('prisoners').fate = 'hidden';
    endTurn(stage, 4);
    stage.at('prisoners').fate = 'in-play';
    expect(endTurn(stage, 5).battle.affairs.held).toBe(0);
    expect(endTurn(stage, 6).battle.affairs.held).toBe(1);
  });

  it('an imprisoned Blood Beret keeps nobody company', () => {
    const stage = found();
    stage.at('trooper-3').seat = 1;
    stage.at('trooper-4').fate = 'outside';
    expect(endTurn(stage, 3).battle.affairs.held).toBe(0);
  });

  it('the Legion wins when all Blood Berets are dead, and when time runs out, found or not', () => {
    const dead = found();
    dead.at('trooper-3').fate = 'dead';
    expect(endTurn(dead, 3).battle.result).toEqual({ winner: 1, grade: 'wiped-out' });
    const late = { 'missions.into-the-caves.roundLimit': 3 };
    expect(endTurn(found(PRISONERS, late), 3).battle.result?.grade).toBe('found');
    const never = new Stage({ figures: { 'trooper-3': { at: [11, 12] } }, patch: late, counters: [{ piece: 'prisoners', section: 0 }] });
    expect(endTurn(never, 3).battle.result).toEqual({ winner: 1, grade: 'not-found' });
  });

  it('a Legion counter for each living figure, and one for a Blood Beret it has imprisoned, ten at most', () => {
    const stage = found({ ...PRISONERS, 'legionnaire-4': { fate: 'dead' }, 'nepharite-1': { at: [20, 20] } });
    expect(stage.ground.mission.legionCounters(stage.ground, stage.battle)).toBe(2);
    Object.assign(stage.at('trooper-4'), { seat: 1, fate: 'in-play', at: stage.square([21, 20]) });
    expect(stage.ground.mission.legionCounters(stage.ground, stage.battle)).toBe(3);
  });
});

describe('Stalking the Enemy', () => {
  const SCANNERS: Setting['figures'] = { 'trooper-3': { at: [11, 12], gear: ['scanner'] }, sergeant: { at: [9, 12] }, 'nepharite-1': { at: [2, 2] }, 'legionnaire-3': { at: [4, 2] } };
  const searching = (setting: Partial<Setting> = {}) => new Stage({ level: 'jungle', figures: SCANNERS, ...setting });
  const tunnels = (stage: Stage, found: number, blown: number) => {
    stage.battle.affairs = { ...stage.battle.affairs, tunnels: found, blown };
    return endTurn(stage, 3).battle.result;
  };

  it('troops and hidden things on the display, then the board; troopers with scanners wait outside, and the entry is not the central section', () => {
    const game = setUp('stalking-the-enemy');
    expect(game.asked).toEqual(['deploy', 'hide', 'lay', 'entry', 'yield']);
    expect(piecesBy(game, 'outside').length).toBe(6);
    expect(game.state.open.figures.filter(({ gear }) => gear.includes('scanner')).length).toBe(4);
    expect(game.state.open.display).toEqual(Array(9).fill(2));
    expect(game.state.secret.hidden.flat().filter((kind) => kind === 'tunnel').length).toBe(3);
  });

  it('five equipment cards and five of the Nepharite by the advanced rules', () => {
    const game = setUp('stalking-the-enemy', { 'options.rules': 'advanced' });
    expect(game.asked).toEqual(['deploy', 'hide', 'lay', 'powers', 'necrotech', 'equip', 'entry', 'yield']);
    expect(game.state.open.figures.flatMap(({ gear }) => gear.filter((card) => card !== 'scanner' && card !== 'medikit')).length).toBe(5);
  });

  it.each([[1, 1], [2, 2], [3, 2]])('in turn %i the Legion has %i counters: one more each turn, not more than figures', (turn, counters) => {
    const stage = searching({ turn });
    expect(stage.ground.mission.legionCounters(stage.ground, stage.battle)).toBe(counters);
  });

  it('and one more for each Blood Beret that it has imprisoned, be it early or late', () => {
    const counters = (turn: number) => {
      const stage = searching({ turn, figures: { ...SCANNERS, 'trooper-4': { at: [12, 2], seat: 1, wounds: 1 } } });
      return stage.ground.mission.legionCounters(stage.ground, stage.battle);
    };
    expect([counters(1), counters(5)]).toEqual([2, 3]);
  });

  it('all located, one of them intact, and the Blood Berets have won; all blown up, and the Legion has', () => {
    expect(tunnels(searching(), 1, 1)).toBe(null);
    expect(tunnels(searching(), 1, 2)).toEqual({ winner: 0, grade: 'located' });
    expect(tunnels(searching(), 0, 3)).toEqual({ winner: 1, grade: 'blown' });
  });

  it('the Legion wins when all who bear scanners are dead, a broken one among them or not', () => {
    const broken = searching({ figures: { ...SCANNERS, 'trooper-3': { at: [11, 12], gear: ['scanner'], broken: ['scanner'] } } });
    expect(tunnels(broken, 0, 0)).toBe(null);
    broken.at('trooper-3').fate = 'dead';
    expect(tunnels(broken, 0, 0)).toEqual({ winner: 1, grade: 'blind' });
    const slave = searching({ figures: { ...SCANNERS, 'trooper-3': { at: [11, 12], gear: ['scanner'], seat: 1, wounds: 1 } }, turnOf: 'sergeant' });
    expect(slave.battle.result).toEqual({ winner: 1, grade: 'blind' });
  });

  it('the Legion wins when time runs out', () => {
    expect(endTurn(searching({ patch: { 'missions.stalking-the-enemy.roundLimit': 3 } }), 3).battle.result).toEqual({ winner: 1, grade: 'time' });
  });

  describe('Legionnaires killed come back', () => {
    const coming = (setting: Partial<Setting> = {}) => searching({
      figures: { ...SCANNERS, 'legionnaire-4': { fate: 'dead', wounds: 2 }, 'legionnaire-5': { fate: 'dead', wounds: 2 } },
      sections: ['jungle-a', '?jungle-a', 'jungle-a', 'jungle-a', 'jungle-a', 'jungle-a', 'jungle-a', 'jungle-a', '?jungle-b'],
      agenda: (stage) => {
        stage.ground.mission.beginTurn!(stage.ground, stage.state, stage.chance);
        return [];
      },
      ...setting,
    }).proceed();

    it('one a turn while the Nepharite lives, as a troop counter in a section that is not turned', () => {
      const stage = coming({ dice: [{ draw: 5 }] });
      expect(stage.options).toEqual([1, 8].map((to) => ({ do: 'come-back', to })));
      stage.play({ do: 'come-back', to: 8 });
      expect(stage.asks).toBe('nothing');
      expect(stage.at('legionnaire-4')).toMatchObject({ fate: 'hidden', wounds: 0 });
      expect(stage.battle.counters[5]).toMatchObject({ where: 'board', section: 8, known: stage.figure('legionnaire-4') });
      expect(stage.unused).toEqual([]);
    });

    it('nobody does once it is dead', () => {
      const { asks } = coming({ figures: { ...SCANNERS, 'nepharite-1': { fate: 'dead' }, 'legionnaire-4': { fate: 'dead' } } });
      expect(asks).toBe('nothing');
    });

    it('when all is turned, out of jungle in a section with a tunnel that was not found; where there is none, they wait', () => {
      const stage = coming({ sections: Array<string>(9).fill('jungle-a'), hidden: { 4: ['tunnel', 'small-mine'] } });
      const squares = stage.optionsTo('come-back').map(({ to }) => to);
      const field = stage.ground.board(stage.battle);
      expect(squares.length).toBe(12);
      expect(squares.every((square) => field.section[square] === 4 && field.terrain(square) === 'jungle')).toBe(true);
      expect(coming({ sections: Array<string>(9).fill('jungle-a'), hidden: { 4: ['small-mine'] } }).asks).toBe('nothing');
    });
  });
});

describe('Lightning Strike', () => {
  const SQUAD: Setting['figures'] = { 'trooper-3': { at: [11, 12], gear: ['scanner'] }, 'trooper-4': { at: [13, 13], gear: ['scanner'] }, 'nepharite-2': { at: [2, 2], wounds: 1 }, 'legionnaire-3': { at: [4, 2] } };
  const HOLE = { at: [11, 12] as const, kind: 'tunnel' as const, shown: true };
  const raid = (setting: Partial<Setting> = {}) => new Stage({ mission: 'lightning-strike', level: 'jungle', figures: SQUAD, markers: [HOLE], ...setting });
  const fortress = (setting: Partial<Setting> = {}) => new Stage({ mission: 'lightning-strike', figures: SQUAD, ...setting });
  const DESCEND: BeretsAction = { do: 'descend' };
  const LEAVE: BeretsAction = { do: 'leave' };

  it('is set up above and below at once, with the first Nepharite below and the second above', () => {
    const game = setUp('lightning-strike');
    expect(game.asked.slice(0, 4)).toEqual(['deploy', 'hide', 'deploy', 'lay']);
    const hidden = piecesBy(game, 'hidden');
    expect(hidden.filter((id) => id.startsWith('nepharite'))).toEqual(['nepharite-2', 'nepharite-1-below']);
    expect(hidden.filter((id) => id.startsWith('legionnaire')).length).toBe(16);
    expect(hidden.filter((id) => id.startsWith('dummy')).length).toBe(8);
  });

  it('a figure that stands on a tunnel entrance found goes down, at no cost; nobody else does', () => {
    const stage = raid({ turnOf: 'trooper-4' });
    expect(stage.refusal(DESCEND)).toMatch(/does not stand on a tunnel/);
    const down = raid().play(DESCEND);
    expect(down.at('trooper-3').fate).toBe('below');
    expect(down.battle.affairs).toMatchObject({ tunnel: down.square([11, 12]), wentDown: 1 });
    expect(down.asks).toBe('nothing');
  });

  it('not down what nobody has looked at, nor down another hole than the first', () => {
    expect(raid({ markers: [{ ...HOLE, shown: false }] }).refusal(DESCEND)).toMatch(/does not stand/);
    const second = raid({ markers: [HOLE, { ...HOLE, at: [13, 13] }], turnOf: 'trooper-4' });
    second.battle.affairs = { ...second.battle.affairs, tunnel: second.square([11, 12]) };
    expect(second.refusal(DESCEND)).toMatch(/another tunnel/);
  });

  it('those who go down in one turn are one entry group', () => {
    const stage = raid();
    stage.play(DESCEND);
    stage.ground.mission.beginTurn!(stage.ground, stage.state, stage.chance);
    expect(stage.battle.affairs.groups).toEqual([[stage.figure('trooper-3')], []]);
  });

  describe('when all are down', () => {
    const below = (setting: Partial<Setting> = {}) => {
      const stage = raid({
        figures: { ...SQUAD, 'trooper-3': { fate: 'below', gear: ['scanner'] }, 'trooper-4': { fate: 'below', gear: ['scanner'] } },
        counters: [3, 4, 5, 6, 7, 8, 9, 10].map((number) => ({ piece: `legionnaire-${number}-below`, section: 4, where: 'display' as const })),
        agenda: () => [],
        ...setting,
      });
      for (const counter of stage.battle.counters) if (counter.where !== 'free') counter.level = 'caves';
      stage.battle.affairs = { ...stage.battle.affairs, tunnel: stage.square([11, 12]), groups: [[stage.figure('trooper-3')], [stage.figure('trooper-4')]] };
      return stage;
    };
    const descended = (setting: Partial<Setting> = {}) => {
      const stage = endTurn(below(setting), 3);
      expect(stage.battle.agenda).toEqual([{ step: 'descend' }]);
      return stage.proceed();
    };

    it('but not before: whoever is still above keeps them waiting', () => {
      const stage = below();
      Object.assign(stage.at('trooper-4'), { fate: 'in-play' });
      expect(endTurn(stage, 3).battle.agenda).toEqual([]);
    });

    it('the section with the tunnel shows its caves, the way up is near the tunnel, and what was above is forgotten', () => {
      const stage = descended();
      const { board, affairs, markers, figures } = stage.battle;
      expect(board.level).toBe('caves');
      expect(board.faces.map((face) => face !== null)).toEqual([false, false, false, false, true, false, false, false, false]);
      expect(board.faces[4]).toMatchObject({ jungle: 'jungle-a', cave: 'labyrinth' });
      expect(affairs.wayUp).toBe(stage.square([10, 11])); // row 12 is rock there; the first of three that are as near
      expect(markers).toEqual([]);
      expect(figures[stage.figure('legionnaire-3')]!.fate).toBe('left');
    });

    it('the Legion may give four Legionnaires for the Nepharite of the surface, wounds and all; their counters are dummies', () => {
      const stage = descended();
      expect(stage.asks).toBe('legion: trade');
      stage.play({ do: 'trade', give: true });
      expect(stage.asks).toBe('legion: deploy');
      expect([7, 8, 9, 10].map((number) => stage.at(`legionnaire-${number}-below`).fate)).toEqual(Array(4).fill('away'));
      expect([7, 8, 9, 10].map((number) => stage.at(`dummy-${number}-below`).fate)).toEqual(Array(4).fill('hidden'));
      expect(stage.at('legionnaire-6-below').fate).toBe('hidden');
      expect(stage.state.secret.faces.slice(0, 8)).toEqual(['legionnaire-3', 'legionnaire-4', 'legionnaire-5', 'legionnaire-6', 'dummy-7', 'dummy-8', 'dummy-9', 'dummy-10'].map((id) => stage.figure(`${id}-below`)));
      expect(stage.at('nepharite-2').wounds).toBe(1);
    });

    it('not if it died above; then the rest of the board is laid at once', () => {
      const stage = descended({ figures: { ...SQUAD, 'trooper-3': { fate: 'below', gear: ['scanner'] }, 'trooper-4': { fate: 'below', gear: ['scanner'] }, 'nepharite-2': { fate: 'dead' } } });
      expect(stage.asks).toBe('legion: lay');
      expect(stage.state.secret.stock.length).toBe(8);
    });

    it('each entry group is placed at the beginning of a turn of its own', () => {
      const stage = below();
      Object.assign(stage.battle, { board: { ...stage.battle.board, level: 'caves' }, entry: 4, turn: 4 });
      stage.ground.mission.beginTurn!(stage.ground, stage.state, stage.chance);
      expect(stage.battle.agenda).toEqual([{ step: 'muster', section: 4, pieces: [stage.figure('trooper-3')] }]);
      expect(stage.battle.affairs).toMatchObject({ groups: [[stage.figure('trooper-4')]], below: 4 });
      expect(stage.at('trooper-4').fate).toBe('below');
    });
  });

  it('the Legion has all its counters below, but for figures lost', () => {
    const stage = fortress({ figures: { ...SQUAD, 'legionnaire-3-below': { fate: 'dead' }, 'legionnaire-3': { fate: 'dead' } } });
    expect(stage.ground.mission.legionCounters(stage.ground, stage.battle)).toBe(9);
    Object.assign(stage.at('trooper-4'), { seat: 1, wounds: 1 }); // imprisoned
    expect(stage.ground.mission.legionCounters(stage.ground, stage.battle)).toBe(10);
  });

  it('a section is mapped where a scanner that works is at the end of a turn', () => {
    const stage = fortress({ figures: { ...SQUAD, 'trooper-4': { at: [3, 3], gear: ['scanner'], broken: ['scanner'] }, sergeant: { at: [20, 20] } } });
    expect(endTurn(stage, 3).battle.affairs.mapped).toEqual([4]);
    stage.at('trooper-3').at = stage.square([3, 20]);
    expect(endTurn(stage, 4).battle.affairs.mapped).toEqual([4, 6]);
  });

  describe('the way up', () => {
    const home = (mapped: number, gear: readonly ['scanner'] | readonly [] = ['scanner']) => {
      const stage = fortress({ figures: { ...SQUAD, 'trooper-3': { at: [11, 12], gear } } });
      stage.battle.affairs = { ...stage.battle.affairs, mapped: [0, 1, 2, 3, 4, 5].slice(0, mapped), wayUp: stage.square([11, 12]) };
      return stage;
    };

    it('is open when six sections are mapped, from its square', () => {
      expect(home(5).refusal(LEAVE)).toMatch(/5 of 6/);
      const away = home(6);
      away.battle.affairs = { ...away.battle.affairs, wayUp: away.square([12, 12]) };
      expect(away.refusal(LEAVE)).toMatch(/way up/);
    });

    it('is not for slaves of the Legion, nor is the way down', () => {
      const slave: Setting['figures'] = { ...SQUAD, 'trooper-3': { at: [11, 12], gear: ['scanner'], seat: 1, wounds: 1 } };
      const below = fortress({ figures: slave });
      below.battle.affairs = { ...below.battle.affairs, mapped: [0, 1, 2, 3, 4, 5], wayUp: below.square([11, 12]) };
      expect(below.refusal(LEAVE)).toMatch(/nobody leaves/);
      expect(raid({ figures: slave }).refusal(DESCEND)).toMatch(/nobody goes down/);
    });

    it('with a scanner that works the map is out, and the mission won; without one it is not', () => {
      expect(home(6).play(LEAVE).battle.result).toEqual({ winner: 0, grade: 'returned' });
      const without = home(6, []).play(LEAVE);
      expect(without.battle.result).toBe(null);
      expect(without.at('trooper-3').fate).toBe('safe');
    });
  });

  it('is lost when no scanner works any more, when all tunnels are blown up before anybody is below, and when time runs out', () => {
    const blind = fortress({ figures: { ...SQUAD, 'trooper-3': { at: [11, 12], gear: ['scanner'], broken: ['scanner'] }, 'trooper-4': { fate: 'dead', gear: ['scanner'] } } });
    expect(blind.battle.result).toEqual({ winner: 1, grade: 'blind' });
    const blown = raid();
    blown.battle.affairs = { ...blown.battle.affairs, blown: 3 };
    expect(endTurn(blown, 3).battle.result).toEqual({ winner: 1, grade: 'blown' });
    expect(endTurn(fortress({ patch: { 'missions.lightning-strike.roundLimit': 3 } }), 3).battle.result).toEqual({ winner: 1, grade: 'time' });
  });

  it('with the Rangers: twelve come, with six scanners and an extra counter more, against all figures on both levels and twice the counters', () => {
    const rangers = { 'missions.lightning-strike.rangers': true };
    const game = setUp('lightning-strike', rangers);
    expect(piecesBy(game, 'outside').length).toBe(12);
    expect(piecesBy(game, 'hidden').filter((id) => id.startsWith('nepharite'))).toEqual(['nepharite-1', 'nepharite-2', 'nepharite-1-below', 'nepharite-2-below']);
    expect(game.state.open.cup[0] + game.state.open.cup[1]).toBe(12 + 2 + 2 - 1);
    const stage = raid({ patch: rangers, figures: { ...SQUAD, 'nepharite-1': { at: [6, 2] }, 'legionnaire-4': { at: [8, 2] } }, turn: 2 });
    expect(stage.ground.mission.legionCounters(stage.ground, stage.battle)).toBe(4);
    stage.ground.mission.beginTurn!(stage.ground, stage.state, stage.chance);
    expect(stage.battle.agenda.at(-1)).toEqual({ step: 'return', left: 2 });
  });
});
