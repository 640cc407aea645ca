/** Every number that a designer may change, each with where it is from. */
import { assumed, derived, found, oneOf, printed, real, valuesOf, whole, yesNo, type Values } from '../../kernel/book.ts';
import { CAVE_PLACES } from './data/ambush.ts';
import { DOORS } from './data/gardens.ts';
import { SQUARES } from './data/cross-the-chasm.ts';
import { MOST_APART } from './data/defend-the-tower.ts';
import { MOST_INSET } from './data/escape.ts';
import { diceUpTo } from './pools.ts';

const dice = diceUpTo(6);
/** A line may cross more than twenty walls, and a pool holds 63 dice of a colour. */
const fewDice = diceUpTo(2);
const actions = whole(1, 9);
const steps = whole(1, 12);
const cost = whole(1, 6);
const extra = whole(0, 6);
const sixths = whole(0, 6);

const threeActions = printed(actions, 3, '"Actions": each figure is allowed three actions');
const fourSteps = printed(steps, 4, '"Move": four steps per MOVE action');

export const BOOK = {
  dice: {
    white: { hits: found(sixths, 2, 'faces with a hit, of six; the dice of Siege of the Citadel, three sources agree') },
    red: { hits: found(sixths, 3, 'faces with a hit, of six; the dice of Siege of the Citadel, three sources agree') },
    black: { hits: found(sixths, 4, 'faces with a hit, of six; the dice of Siege of the Citadel, three sources agree') },
  },

  units: {
    chieftain: {
      actions: threeActions,
      steps: fourSteps,
      close: printed(dice, '3b', '"Close Attacks", example'),
      firearm: printed(dice, 'none', '"Attack": a Chieftain has no firearm'),
      armor: assumed(dice, '3r', 'all Clansmen share the printed armor of the Regular', ['3r', '3b', '4r']),
    },
    regular: {
      actions: threeActions,
      steps: fourSteps,
      close: assumed(dice, '3w', 'sword or knife: between the Violator and bare fists', ['3w', '2w', '3r']),
      firearm: assumed(dice, '3r', 'a standard carbine throws three dice in Siege of the Citadel; red as the Centurion', ['3r', '3w', '2b']),
      armor: printed(dice, '3r', '"How to Shoot", example'),
    },
    'charger-carrier': {
      actions: threeActions,
      steps: fourSteps,
      close: assumed(dice, '1w', '"Attack": limited to his fists', ['1w', '2w', '3w']),
      firearm: assumed(dice, '3b', 'a heavy gun, above the carbine', ['3b', '4r', '4b']),
      armor: assumed(dice, '3r', 'all Clansmen share the printed armor of the Regular', ['3r', '3b', '4r']),
    },
    centurion: {
      actions: threeActions,
      steps: fourSteps,
      close: assumed(dice, '3r', 'middle rank of the Centurion in Siege of the Citadel', ['3r', '3w', '3b']),
      firearm: printed(dice, '3r', '"How to Shoot", example'),
      armor: assumed(dice, '3r', 'one colour above the Necromutant', ['3r', '3w', '3b']),
    },
    necromutant: {
      actions: threeActions,
      steps: fourSteps,
      close: assumed(dice, '3r', 'Siege of the Citadel, and the sectioner on its weapon', ['3r', '3w']),
      firearm: assumed(dice, '3w', 'below the leader’s 3r; keeps 20 against 12 an even fight in the open', ['3w', '2r', '3r']),
      armor: printed(dice, '3w', '"Close Attacks", example'),
    },
  },

  bonuses: {
    attackerOnRubble: { firearm: printed(dice, '1b', 'to the Attack Roll; "How to Shoot", example') },
    targetOnRubble: {
      close: printed(dice, '1b', 'to the Armor Roll, attacked from below; "Close Attacks", example'),
      firearm: derived(dice, '1b', 'to the Armor Roll; rubble "gives extra cover when fired upon", and its bonus is named once'),
    },
    jungle: printed(dice, '3w', 'to the Armor Roll, target on the edge of a jungle; "Line of Sight", Jungle'),
    firstWall: printed(dice, '1r', 'to the Armor Roll, first ruined wall crossed; "Line of Sight", Ruined Walls'),
    furtherWall: printed(fewDice, '1w', 'to the Armor Roll, each further ruined wall; "Line of Sight", Ruined Walls'),
    building: assumed(dice, '1r', 'to the Armor Roll, target inside a building; the same "cover" as the first wall', ['1r', '1b', '3w']),
    aim: assumed(dice, '1b', 'to the Attack Roll; a real choice beside two plain attacks', ['1b', '3w', '2b', '3b']),
    burst: assumed(dice, '3w', 'to the Attack Roll; more than aiming, since a burst risks the ammunition', ['3w', '2b', '3b']),
    spread: printed(dice, '1b', 'to the Armor Roll; "Weapon Failure", example'),
    fullAuto: printed(dice, '1r', 'to the Attack Roll; "Full Auto"'),
    snapShot: assumed(dice, '1b', 'to the Armor Roll; the same hurried fire as a spread', ['1b', '1r', '2b']),
    sectionerCharge: assumed(dice, '3w', 'to the Attack Roll; it has to beat a MOVE and an aimed Close Attack', ['3w', '2b', '3b']),
    foxhole: {
      firearm: assumed(dice, '3w', 'to the Armor Roll, target in a foxhole; as strong as the strongest cover printed', ['3w', '1b', '2b']),
      close: assumed(dice, '3w', 'to the Armor Roll, target in a foxhole; the book says "when attacked"', ['3w', '1b', 'none']),
      closeFromAbove: assumed(dice, '1b', 'to the Attack Roll on a figure in a foxhole; mirrors the one of height', ['1b', '1r', '2b']),
      closeFromWithin: printed(dice, '1b', 'to the Armor Roll of whom a figure in a foxhole attacks; "Foxholes"'),
    },
  },

  terrain: {
    clear: printed(cost, 1, 'steps to enter; "Terrain and Movement"'),
    jungle: printed(cost, 2, 'steps to enter; "Terrain and Movement"'),
    rubble: printed(cost, 2, 'steps to enter; "Terrain and Movement"'),
    slope: printed(extra, 1, 'more steps up the edge of a rubble pile; "Terrain and Movement"'),
    ruinedWall: printed(extra, 1, 'more steps over a ruined wall; "Terrain and Movement"'),
    foxhole: printed(cost, 1, 'steps to jump in; "Foxholes"'),
    tower: printed(steps, 8, 'steps to occupy a space of the tower; "Mission Six"'),
  },

  actions: {
    aimed: printed(actions, 2, 'actions of an aimed attack; "Aiming"'),
    burst: printed(actions, 2, 'actions; "Auto Fire"'),
    spread: printed(actions, 2, 'actions; "Auto Fire"'),
    fullAuto: printed(actions, 3, 'actions; "Full Auto"'),
    reload: printed(actions, 1, 'actions; "Reloading"'),
    snapAlert: printed(actions, 2, 'actions to enter Snap Alert; "Snap Alert"'),
    crawlOut: printed(actions, 1, 'actions; "Crawling Out"'),
    sectionerCharge: printed(actions, 3, 'actions; "Sectioner Charge"'),
    brainbuster: printed(actions, 1, 'actions of a throw; "Brainbusters"'),
    aimedBrainbuster: printed(actions, 2, 'actions of an aimed throw; "Brainbusters"'),
  },

  brainbuster: {
    carried: printed(whole(0, 9), 3, 'Brainbusters of a Chieftain; "Brainbusters"'),
    range: printed(whole(1, 24), 8, 'squares; "Brainbusters"'),
    centre: printed(dice, '3b', 'to hit, in the space where it lands; "Brainbuster Damage"'),
    adjacent: printed(dice, '3r', 'to hit, in the spaces around; "Brainbuster Damage"'),
    accuracy: {
      clear: printed(dice, '2b', 'each miss moves it a square; "Throw Accuracy"'),
      clearAimed: derived(dice, '1b', 'only one of the two; "Throw Accuracy"'),
      blind: printed(dice, '2w', '"Throw Accuracy"'),
      blindAimed: printed(dice, '1w', '"Throw Accuracy"'),
    },
  },

  weaponFailure: {
    check: printed(dice, '3b', 'all hits: out of ammo; "Weapon Failure"'),
    explodesAt: printed(whole(1, 9), 3, 'such rolls in one check: the weapon explodes; "Weapon Failure"'),
    breaksAt: printed(whole(1, 9), 2, 'such rolls in one check: it breaks, if the optional rule is in use; "Optional Rule"'),
  },

  snapAlert: {
    concentration: printed(dice, '3b', 'all hits: the Regular loses it; "Snap Alert"'),
  },

  sectionerCharge: {
    steps: printed(steps, 4, 'at most; "Sectioner Charge"'),
    barredBy: assumed(oneOf('an enemy', 'any figure'), 'an enemy', 'next to it before the charge; the text says "a figure", and taken literally a squad in formation could never charge', ['an enemy', 'any figure']),
  },

  leadership: {
    clan: printed(dice, '3b', '"Extra Actions"'),
    legion: printed(dice, '3w', '"Extra Actions"'),
    cap: printed(whole(0, 9), 2, 'extra actions for one figure in one turn; "Extra Actions"'),
    proximity: printed(whole(1, 24), 3, 'squares between any two of a squad; "Proximity"'),
  },

  board: {
    section: assumed(whole(6, 12), 8, 'squares along a side of a board section; as in Siege of the Citadel, on a field clearly wider than a Brainbuster flies', [8, 7, 10]),
    density: assumed(real(0, 2), 1, 'how much terrain the sections carry: 0 an open field, 1 as drawn, 2 dense', [1, 0.5, 1.5]),
  },

  missions: {
    breakthrough: {
      roundLimit: assumed(whole(1, 200), 30, 'rounds before Mission One is a draw: far more than a race takes', [30, 20, 50]),
    },
    gardens: {
      roundLimit: assumed(whole(1, 200), 30, 'rounds before Mission Three is lost by the Clan, unless the chamber is destroyed', [30, 20, 50]),
      openDoor: printed(actions, 1, 'actions; "Mission Three", Special Rules'),
      escapes: printed(whole(0, 12), 4, 'Clansmen away for a major victory; "Mission Three", Clan Objective'),
      openings: assumed(whole(1, 4), 2, 'spaces that each opening of the building is wide; at one, a single figure would plug the only way into the courtyard', [2, 1, 4]),
      doors: assumed(oneOf(...DOORS), 'around', 'where the six doors lie on the edges of the courtyard; the diagram is lost', DOORS),
    },
    'islands-of-darkness': {
      roundLimit: assumed(whole(1, 200), 30, 'rounds before Mission Eight is a draw', [30, 20, 50]),
      firstReinforcements: printed(whole(1, 200), 6, 'the first round in which reinforcements may come; "Mission Eight", Special Rules'),
      reinforcements: printed(dice, '3w', 'each hit lets one Necromutant return; "Mission Eight", Special Rules'),
      joinWithin: printed(whole(1, 24), 3, 'squares to the rest of its squad before a reinforcement may do more than MOVE; "Mission Eight", Special Rules'),
      openings: assumed(whole(1, 4), 2, 'spaces that each opening of the building is wide; at one, a single figure would plug it', [2, 1, 3]),
      bridges: assumed(whole(1, 5), 2, 'squares that each bridge is wide', [2, 1, 4]),
    },
    'cross-the-chasm': {
      roundLimit: assumed(whole(1, 200), 30, 'rounds before Mission Seven is lost by the Clan', [30, 20, 50]),
      brainbusters: printed(whole(1, 9), 2, 'Brainbusters that blow up the installation; "Mission Seven", Clan Objective'),
      clansmen: printed(whole(1, 9), 8, 'Clansmen eliminated beside all Chieftains, for a major victory; "Mission Seven", Dark Legion Objective'),
      openings: assumed(whole(1, 4), 2, 'spaces that each opening of the installation is wide; at one, a single figure would plug it', [2, 1, 3]),
      bridges: assumed(whole(1, 5), 2, 'squares that each bridge is wide', [2, 1, 4]),
      squares: assumed(oneOf(...SQUARES), 'flanks', 'where the squads begin; the diagram is lost, and with both lines drawn up face to face hardly a Chieftain reaches the installation', SQUARES),
    },
    'mountain-fortress': {
      roundLimit: assumed(whole(1, 200), 30, 'rounds before Mission Four is a draw', [30, 20, 50]),
      leadership: printed(dice, '3r', 'of the Legion; "Mission Four", Special Rules'),
      openings: assumed(whole(1, 4), 2, 'spaces that each opening of the fortress is wide; at one, a single figure would plug the portal', [2, 1, 3]),
    },
    ambush: {
      roundLimit: assumed(whole(1, 200), 30, 'rounds; Clansmen still on the board then have not escaped', [30, 20, 50]),
      clanSuccess: printed(whole(0, 12), 9, 'Clansmen escaped, from this many on: the Clan wins; "Mission Five"'),
      halfEscaped: printed(whole(0, 12), 5, 'Clansmen escaped, from this many on: a draw; "Mission Five"'),
      cannonAccuracy: printed(dice, '2r', 'of the Gehenna Cannon, each miss moves it a square; its hits are a Brainbuster’s; "Mission Five", Special Rules'),
      caves: assumed(oneOf(...CAVE_PLACES), 'both', 'where the Legion comes out; the diagram is lost', CAVE_PLACES),
      ahead: assumed(whole(0, 12), 10, 'rows between the Clan areas and the end of the valley: far enough up to have escaped the landslide. From farther away hardly a Clansman gets by', [10, 6, 3]),
      lanes: assumed(whole(3, 9), 6, 'columns from one Clan area, and from one of its transports, to the next: in the middle of the valley, away from the cliffs', [6, 8]),
    },
    'defend-the-tower': {
      roundLimit: assumed(whole(1, 200), 30, 'rounds before Mission Six is a draw', [30, 20, 50]),
      holders: printed(whole(1, 4), 2, 'Legionnaires that hold the tower; "Mission Six"'),
      checks: derived(whole(1, 99), 4, 'ends of rounds in a row that secure it: three complete rounds after the one in which it was taken; "Mission Six"'),
      apart: assumed(whole(1, MOST_APART), 5, 'squares between the tower and the Clan areas; the diagram is lost, and from nearer a Charger Carrier is up there before the Legion comes', [5, 3, 8]),
    },
    escape: {
      roundLimit: assumed(whole(1, 200), 30, 'rounds; Clansmen still on the board then have not escaped', [30, 20, 50]),
      clanSteps: printed(steps, 3, 'steps per MOVE of a Clansman in the rain; "Mission Two", Special Rules'),
      freeMoves: printed(whole(0, 9), 2, 'MOVE actions of each Legionnaire in the free turn; "Mission Two", Special Rules'),
      legionMajor: printed(whole(0, 12), 9, 'Clansmen lost, from this many on: a major victory of the Legion; "Mission Two"'),
      legionMinor: printed(whole(0, 12), 5, 'Clansmen lost, from this many on: a draw; "Mission Two"'),
      ring: assumed(whole(0, MOST_INSET), 0, 'squares between the Starting/Goal Squares and the edge; the diagram is lost, and from the edge the free turn brings the Legion just next to the Clan', [0, 2, 3]),
    },
  },

  /** Left out where false: what is it worth? */
  abilities: {
    aim: printed(yesNo, true, 'whether it is played; "Aiming"'),
    brainbusters: printed(yesNo, true, '"Brainbusters"; where a mission needs them, its own throws stay'),
    burst: printed(yesNo, true, 'whether it is played; "Auto Fire Burst"'),
    spread: printed(yesNo, true, 'whether it is played; "Auto Fire Spread"'),
    'full-auto': printed(yesNo, true, 'whether it is played; "Full Auto"'),
    'snap-alert': printed(yesNo, true, 'whether it is played; "Snap Alert"'),
    foxholes: printed(yesNo, true, 'whether it is played; "Foxholes"'),
    'sectioner-charge': printed(yesNo, true, 'whether it is played; "Sectioner Charge"'),
  },

  options: {
    rules: printed(oneOf('basic', 'advanced'), 'advanced', '"Basic Game", "Advanced Rules"; every mission can be played with either'),
    brokenWeapons: printed(yesNo, false, '"Optional Rule": two triple hits in one check break the weapon'),
  },
} as const;

/** The book's numbers as plain values, patched. */
export type Numbers = Values<typeof BOOK>;

/** Throws a `UsageError` for an unknown path or an impossible value. */
export function numbersOf(patch: Readonly<Record<string, unknown>> = {}): Numbers {
  return valuesOf(BOOK, patch);
}
