/** Games of any room, each looked at before every decision: what fails or does not hold. */
import type { Game, Seat, Strategy } from '../../src/kernel/game.ts';
import { playGame } from '../../src/kernel/referee.ts';

/** All that is offered is judged so often: to judge is dear. */
const ONE_IN = 10;
/** So many faults are enough to read. */
const MOST = 20;

export interface Looked {
  wrong: string[];
  rounds: number[];
  /** How often each kind of action was taken, and each grade reached. */
  actions: Map<string, number>;
  grades: Map<string, number>;
  decisions: number;
}

/** What is looked at: the question before it is answered, and the answer. */
export interface Moment<State, View, Action> {
  state: State;
  seat: Seat;
  view: View;
  action: Action;
  /** All that the seat may do. */
  options: () => readonly Action[];
}

export interface Look<G, State, View, Action> {
  mission: string;
  seats: readonly string[];
  /** Games by number: opened, and who plays both seats. */
  game: (index: number) => { game: G; player: Strategy };
  /** What does not hold, in words. */
  faults: (game: G, moment: Moment<State, View, Action>) => string[];
}

export function lookAt<G extends Game<State, View, Action>, State, View, Action extends { do: string }>(from: number, to: number, { mission, seats, game: gameOf, faults }: Look<G, State, View, Action>): Looked {
  const looked: Looked = { wrong: [], rounds: [], actions: new Map(), grades: new Map(), decisions: 0 };
  const { wrong, rounds, actions, grades } = looked;
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (let index = from; index < to && wrong.length <= MOST; index++) {
    const { game, player } = gameOf(index);
    const { failure, measures } = playGame({
      game: game,
      strategies: [player, player],
      seats,
      seed: 'random play',
      index,
      watch({ number, seat, ...rest }) {
        const { state, view, action } = rest as { state: State; view: View; action: Action };
        const options = () => game.options(view);
        const found = faults(game, { state, seat, view, action, options });
        if (number % ONE_IN === 0) {
          for (const option of options()) {
            const refusal = game.refuse(view, option);
            if (refusal !== undefined) found.push(`offered and refused: ${refusal} ${JSON.stringify(option)}`);
          }
        }
        wrong.push(...found.map((fault) => `${mission}, game ${index}, before decision ${number}: ${fault}`));
        count(actions, action.do);
        looked.decisions += 1;
      },
    });
    if (failure !== null) wrong.push(`${mission}, game ${index}: ${JSON.stringify(failure)}`);
    if (measures === null) continue;
    rounds.push(measures.rounds);
    count(grades, measures.grade);
  }
  return { ...looked, wrong: wrong.slice(0, MOST) };
}
