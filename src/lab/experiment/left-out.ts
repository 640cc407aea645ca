/** An experiment with abilities left out, each beside the same games with all of them: what is it worth, and to whom? */
import { abilitiesOf, abilityPath } from '../../kernel/book.ts';
import { UsageError, nearest } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import type { Experiment } from './experiment.ts';

/** Throws a `UsageError` for a name that is no ability, and where the experiment varies something that several would multiply. */
export function leaveOut(experiment: Experiment, abilities: readonly string[], system: System): Experiment {
  const known = abilitiesOf(system.book);
  for (const [i, ability] of abilities.entries()) {
    if (!known.includes(ability)) throw new UsageError(`--without ${ability}: ${unknownAbility(ability, known, system.id)}`);
    if (abilities.indexOf(ability) !== i) throw new UsageError(`--without ${ability}: named twice; expected once`);
    const path = abilityPath(ability);
    if (Object.hasOwn(experiment.set, path)) throw new UsageError(`--without ${ability}: the experiment sets ${path} already; take that out of it`);
    if (Object.hasOwn(experiment.vary, path)) throw new UsageError(`--without ${ability}: the experiment varies ${path} already; run it as it is`);
  }
  const varies = Object.keys(experiment.vary);
  if (abilities.length > 1 && varies.length > 0 && !experiment.inTurn) {
    throw new UsageError(`--without: several abilities are left out one at a time, but the experiment combines what varies in it (${varies.join(', ')}); leave out one, or write "inTurn: true" into the experiment`);
  }
  const without = Object.fromEntries(abilities.map((ability) => [abilityPath(ability), [true, false]]));
  return { ...experiment, vary: { ...experiment.vary, ...without }, inTurn: experiment.inTurn || abilities.length > 1 };
}

function unknownAbility(found: string, known: readonly string[], system: string): string {
  if (known.length === 0) return `${system} has no abilities that can be left out`;
  const near = nearest(found, known);
  const list = known.join(', ');
  return near === undefined ? `unknown ability; there is ${list}` : `unknown ability; did you mean "${near}"? There is ${list}`;
}
