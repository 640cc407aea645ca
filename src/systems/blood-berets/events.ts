/** What is told of a game while it is played, and the words for it. Figures by name, squares as column,row, sections from 0 in reading order; nothing that only the Legion player knows. */
import type { Modifier } from '../../kernel/odds.ts';
import type { Seat } from '../../kernel/game.ts';
import { SIDES, type Equipment, type Facing, type Hidden, type Level, type Necrotech, type Outcome, type Power, type Weapon } from './vocabulary.ts';

export type Place = readonly [column: number, row: number];

export type BeretsEvent =
  // Set-up and turns.
  | { tell: 'board'; level: Level }
  | { tell: 'entry'; section: number }
  | { tell: 'equipped'; figure: string; card: Equipment }
  | { tell: 'traded'; given: boolean }
  | { tell: 'turn'; turn: number }
  | { tell: 'cup'; counters: readonly [berets: number, legion: number] }
  | { tell: 'drawn'; seat: Seat }
  | { tell: 'saved'; counters: number }
  | { tell: 'passed'; seat: Seat }
  | { tell: 'activated'; figure: string; extra: boolean }
  | { tell: 'recovered'; figure: string | null }
  | { tell: 'returned'; section: number | null; at: Place | null }
  | { tell: 'ended'; figure: string }
  // Troop counters, sections and surprise.
  | { tell: 'advanced'; from: number | null; to: number | null }
  | { tell: 'turned'; section: number; face: string }
  | { tell: 'contest'; figure: string; section: number; scores: readonly [berets: number, legion: number]; winner: Seat }
  | { tell: 'converted'; figure: string }
  | { tell: 'spotted'; section: number }
  | { tell: 'placed'; figure: string; at: Place; by: Seat }
  | { tell: 'held'; figure: string; at: Place }
  | { tell: 'reconverted'; section: number }
  // Movement.
  | { tell: 'entered'; figure: string; at: Place }
  | { tell: 'move'; figure: string; from: Place; path: readonly Place[] }
  | { tell: 'turns'; figure: string; facing: Facing }
  | { tell: 'on-the-move'; figure: string }
  | { tell: 'went-below'; figure: string }
  | { tell: 'descended'; section: number }
  | { tell: 'mapped'; section: number; sections: number }
  | { tell: 'left'; figure: string }
  // Fighting.
  | { tell: 'attack'; by: string; weapon: Weapon; target: string; skill: number; because: readonly Modifier[]; outcome: Outcome }
  | { tell: 'armor-roll'; figure: string; value: number; saved: boolean }
  | { tell: 'wounds'; figure: string; wounds: number; why: string }
  | { tell: 'killed'; figure: string; at: Place }
  | { tell: 'stunned'; figure: string; why: string }
  | { tell: 'aims'; figure: string; target: string }
  | { tell: 'jammed'; figure: string; weapon: Weapon | 'scanner' }
  | { tell: 'unjam'; figure: string; weapon: Weapon | 'scanner'; cleared: boolean }
  | { tell: 'explodes'; figure: string; weapon: Weapon }
  | { tell: 'breach'; figure: string; at: Place; as: 'open' | 'block'; through: boolean }
  | { tell: 'burst'; figure: string; at: Place }
  | { tell: 'burn'; figure: string; direction: string }
  | { tell: 'nafai'; figure: string; targets: readonly string[] }
  | { tell: 'aroused'; figure: string | null }
  | { tell: 'fed'; figure: string | null; awake: boolean }
  | { tell: 'alimahn'; figure: string; strength: number }
  // Things, gear and powers.
  | { tell: 'scan'; figure: string; outcome: Outcome; found: number }
  | { tell: 'found'; section: number; at: Place }
  | { tell: 'look'; figure: string; value: number; success: boolean }
  | { tell: 'revealed'; kind: Hidden; at: Place }
  | { tell: 'disarmed'; kind: Hidden; at: Place }
  | { tell: 'mine-risk'; figure: string; from: number; triggered: boolean }
  | { tell: 'explosion'; kind: Hidden; at: Place }
  | { tell: 'laid-down'; section: number; at: Place }
  | { tell: 'treated'; medic: string; patient: string; outcome: Outcome }
  | { tell: 'hyperactive'; figure: string }
  | { tell: 'hyperactive-roll'; figure: string; value: number; success: boolean }
  | { tell: 'power'; figure: string; power: Power; target: string | null; skill: number; outcome: Outcome }
  | { tell: 'save'; figure: string; against: Power; value: number; saved: boolean }
  | { tell: 'awe'; figure: string; effect: string }
  | { tell: 'broken'; figure: string; card: Equipment }
  | { tell: 'blinded'; figure: string }
  | { tell: 'acid'; at: readonly Place[] }
  | { tell: 'acid-stops' }
  | { tell: 'sustained'; figure: string }
  | { tell: 'warped'; figure: string }
  | { tell: 'warped-back'; figure: string; at: Place }
  | { tell: 'imprisoned'; figure: string }
  | { tell: 'distorted'; section: number }
  | { tell: 'time-death'; figure: string }
  | { tell: 'shown'; figure: string; card: Power | Necrotech }
  // The end.
  | { tell: 'prisoners-found'; at: Place }
  | { tell: 'prisoners-held'; turns: number }
  | { tell: 'tunnel'; intact: boolean; at: Place }
  | { tell: 'result'; winner: Seat | null; about: string };

export function describe(event: BeretsEvent): string | undefined {
  switch (event.tell) {
    case 'board':
      return `The board shows the ${event.level}.`;
    case 'entry':
      return `The Blood Berets come in at section ${event.section}.`;
    case 'equipped':
      return `${event.figure} bears ${event.card}.`;
    case 'traded':
      return event.given ? 'Four Legionnaires are given for the second Nepharite.' : 'No Legionnaires are given.';
    case 'turn':
      return `\nTurn ${event.turn}`;
    case 'cup':
      return `In the cup: ${count(event.counters[0], 'Blood Beret counter')}, ${event.counters[1]} of the Legion.`;
    case 'drawn':
      return `A counter is drawn: ${SIDES[event.seat]}.`;
    case 'saved':
      return `  It is saved: ${count(event.counters, 'counter')} now.`;
    case 'passed':
      return `  ${SIDES[event.seat]} passes.`;
    case 'activated':
      return `${event.figure} acts${event.extra ? ' by the sergeant\'s extra counter' : ''}.`;
    case 'recovered':
      return `  ${event.figure ?? 'A troop counter'} is stunned no longer, and has acted.`;
    case 'returned':
      return `A Legionnaire comes back: ${event.at === null ? `section ${event.section}` : at(event.at)}.`;
    case 'ended':
      return undefined;
    case 'advanced':
      return `  A troop counter moves ${event.from === null ? 'from the display' : `from section ${event.from}`}${event.to === null ? '' : ` to section ${event.to}`}.`;
    case 'turned':
      return `  Section ${event.section} is turned: ${event.face}.`;
    case 'contest':
      return `  Surprise in section ${event.section} by ${event.figure}: die + ${event.scores[0]} against the Legion's die + ${event.scores[1]}: ${SIDES[event.winner]} win${event.winner === 1 ? 's' : ''}.`;
    case 'converted':
      return `  A troop counter is ${event.figure}.`;
    case 'spotted':
      return `  A dummy of section ${event.section} is spotted.`;
    case 'placed':
      return `  ${event.figure} is placed at ${at(event.at)} (${SIDES[event.by]}).`;
    case 'held':
      return `  ${event.figure} waits outside at ${at(event.at)}.`;
    case 'reconverted':
      return `  It is a troop counter again, in section ${event.section}.`;
    case 'entered':
      return `  ${event.figure} enters at ${at(event.at)}.`;
    case 'move':
      return `  ${event.figure} moves ${[event.from, ...event.path].map(at).join(' ')}`;
    case 'turns':
      return `  ${event.figure} faces ${event.facing}.`;
    case 'on-the-move':
      return `  ${event.figure} moves, to fire from the hip.`;
    case 'went-below':
      return `  ${event.figure} goes down the tunnel.`;
    case 'descended':
      return `\nThe fight goes below, from section ${event.section}.`;
    case 'mapped':
      return `Section ${event.section} is mapped: ${event.sections} by now.`;
    case 'left':
      return `  ${event.figure} is out again with the map.`;
    case 'attack':
      return `  ${event.by} attacks ${event.target} with ${event.weapon}, skill ${event.skill}${reasons(event.because)}: ${event.outcome}`;
    case 'armor-roll':
      return `    ${event.figure} rolls against armor ${event.value}: ${event.saved ? 'saved' : 'not saved'}`;
    case 'wounds':
      return `    ${event.figure} suffers ${count(event.wounds, 'wound')} (${event.why})`;
    case 'killed':
      return `    ${event.figure} dies at ${at(event.at)}.`;
    case 'stunned':
      return `    ${event.figure} is stunned (${event.why}).`;
    case 'aims':
      return `  ${event.figure} takes aim at ${event.target}.`;
    case 'jammed':
      return `    The ${event.weapon} of ${event.figure} jams.`;
    case 'unjam':
      return `  ${event.figure} works on the ${event.weapon}: ${event.cleared ? 'cleared' : 'still jammed'}.`;
    case 'explodes':
      return `    The ${event.weapon} of ${event.figure} explodes.`;
    case 'breach':
      return `  ${event.figure} fires at ${at(event.at)} to ${event.as} it: ${event.through ? 'done' : 'nothing'}.`;
    case 'burst':
      return `  ${event.figure} fires a grenade at ${at(event.at)}.`;
    case 'burn':
      return `  ${event.figure} burns to the ${event.direction}.`;
    case 'nafai':
      return `  ${event.figure} lets a nafai fly at ${event.targets.join(', ')}.`;
    case 'aroused':
      return `  ${event.figure ?? 'A troop counter'} rouses a weapon.`;
    case 'fed':
      return `  A weapon of ${event.figure ?? 'a troop counter'} ${event.awake ? 'feeds' : 'falls asleep'}.`;
    case 'alimahn':
      return `The alimahn of ${event.figure} has strength ${event.strength}.`;
    case 'scan':
      return `  ${event.figure} scans: ${event.outcome}, ${count(event.found, 'thing')} found.`;
    case 'found':
      return `    Something lies at ${at(event.at)} in section ${event.section}.`;
    case 'look':
      return `  ${event.figure} takes a look: ${event.value} or less: ${event.success ? 'good' : 'it goes off'}.`;
    case 'revealed':
      return `    It is a ${event.kind} at ${at(event.at)}.`;
    case 'disarmed':
      return `    The ${event.kind} at ${at(event.at)} is disarmed.`;
    case 'mine-risk':
      return `  ${event.figure} risks mines, which explode on ${event.from} and more: ${event.triggered ? 'one explodes' : 'none'}.`;
    case 'explosion':
      return `    A ${event.kind} explodes at ${at(event.at)}.`;
    case 'laid-down':
      return `    The Legion lays something down at ${at(event.at)} in section ${event.section}.`;
    case 'treated':
      return `  ${event.medic} treats ${event.patient}: ${event.outcome}.`;
    case 'hyperactive':
      return `  ${event.figure} turns its hyperactivator on.`;
    case 'hyperactive-roll':
      return `  The hyperactivator of ${event.figure}, ${event.value} or less: ${event.success ? 'fine' : 'too much'}.`;
    case 'power':
      return `  ${event.figure} uses ${event.power}${event.target === null ? '' : ` on ${event.target}`}: ${event.skill} or less: ${event.outcome}`;
    case 'save':
      return `    ${event.figure} resists ${event.against} on ${event.value} or less: ${event.saved ? 'saved' : 'not saved'}`;
    case 'awe':
      return `    ${event.figure} sees the dark aura: ${event.effect}.`;
    case 'broken':
      return `    The ${event.card} of ${event.figure} is destroyed.`;
    case 'blinded':
      return `    ${event.figure} is blinded.`;
    case 'acid':
      return `    Acid covers ${event.at.map(at).join(' ')}.`;
    case 'acid-stops':
      return '    The acid dries up.';
    case 'sustained':
      return `  ${event.figure} keeps the acid flowing.`;
    case 'warped':
      return `    ${event.figure} vanishes into another dimension.`;
    case 'warped-back':
      return `${event.figure} is back at ${at(event.at)}.`;
    case 'imprisoned':
      return `    ${event.figure} serves the Legion now.`;
    case 'distorted':
      return `    Section ${event.section} is turned around.`;
    case 'time-death':
      return `    Time stops for ${event.figure}.`;
    case 'shown':
      return `  ${event.figure} has the card ${event.card}.`;
    case 'prisoners-found':
      return `  The prisoners are found at ${at(event.at)}.`;
    case 'prisoners-held':
      return `The Blood Berets have been with the prisoners for ${count(event.turns, 'turn')}.`;
    case 'tunnel':
      return `    A tunnel entrance at ${at(event.at)}${event.intact ? '' : ', blown up'}.`;
    case 'result':
      return `\n${event.winner === null ? 'A draw' : `The ${SIDES[event.winner]} win`}: ${event.about}.`;
  }
}

const at = ([column, row]: Place): string => `[${column}, ${row}]`;
const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
const reasons = (because: readonly Modifier[]): string => (because.length === 0 ? '' : ` (${because.map((row) => row.because).join(', ')})`);
