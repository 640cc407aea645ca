/** Every number of the basic game that a designer may change, each with where it is from. */
import { assumed, derived, found, oneOf, printed, real, valuesOf, whole, type Values } from '../../kernel/book.ts';
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
  },

  terrain: {
    clear: printed(cost, 1, 'steps to enter; "Terrain and Movement"'),
    jungle: printed(cost, 2, 'steps to enter; "Terrain and Movement"'),
    rubble: printed(cost, 2, 'steps to enter; "Terrain and Movement"'),
    slope: printed(extra, 1, 'more steps up the edge of a rubble pile; "Terrain and Movement"'),
    ruinedWall: printed(extra, 1, 'more steps over a ruined wall; "Terrain and Movement"'),
  },

  leadership: {
    clan: printed(dice, '3b', '"Extra Actions"'),
    legion: printed(dice, '3w', '"Extra Actions"'),
    cap: printed(whole(0, 9), 2, 'extra actions for one figure in one turn; "Extra Actions"'),
    proximity: printed(whole(1, 24), 3, 'squares between any two of a squad; "Proximity"'),
  },

  board: {
    density: assumed(real(0, 2), 1, 'how much terrain the sections carry: 0 an open field, 1 as drawn, 2 dense', [1, 0.5, 1.5]),
  },

  missions: {
    breakthrough: {
      roundLimit: assumed(whole(1, 200), 30, 'rounds before Mission One is a draw: far more than a race takes', [30, 20, 50]),
    },
  },

  options: {
    rules: printed(oneOf('basic'), 'basic', '"Basic Game"'),
  },
} as const;

/** The book's numbers as plain values, patched. */
export type Numbers = Values<typeof BOOK>;

/** Throws a `UsageError` for an unknown path or an impossible value. */
export function numbersOf(patch: Readonly<Record<string, unknown>> = {}): Numbers {
  return valuesOf(BOOK, patch);
}
