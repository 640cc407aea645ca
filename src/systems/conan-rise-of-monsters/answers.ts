/** Answers about a battle, by number: each is worked out once, until a turn ends, a model moves, is hurt or leaves, or a unit flees or rallies. */
import type { Battle, Model, UnitState } from './state.ts';

/** Where and how everybody stands, to see whether anything has changed since. */
export class Picture {
  /** Goes up with every change that is seen. */
  age = 0;
  private battle: Readonly<Battle> | null = null;
  private clock = -1;
  private seen = new Int32Array(0);

  look(battle: Readonly<Battle>): number {
    if (battle === this.battle && battle.clock === this.clock) return this.age;
    if (this.hasChanged(battle)) this.age += 1;
    this.battle = battle;
    this.clock = battle.clock;
    return this.age;
  }

  /** Writes down what it sees. */
  private hasChanged(battle: Readonly<Battle>): boolean {
    const { models, units } = battle;
    let changed = this.battle?.forces !== battle.forces || this.battle.table !== battle.table;
    if (changed) this.seen = new Int32Array(1 + 3 * models.length + units.length);
    const { seen } = this;
    let at = 0;
    const note = (value: number): void => {
      if (seen[at] !== value) changed = true;
      seen[at++] = value;
    };
    note(battle.turn);
    for (const model of models) {
      note(model.x);
      note(model.y);
      note(conditionOf(model));
    }
    for (const unit of units) note(moodOf(unit));
    return changed;
  }
}

const conditionOf = ({ fate, wounds }: Model): number => (fate === 'in-play' ? wounds : -1);
const moodOf = ({ fleeing, belowHalf }: UnitState): number => (fleeing ? 2 : 0) + (belowHalf ? 1 : 0);

export class Answers<T> {
  private readonly picture: Picture;
  private readonly known = new Map<number, T>();
  private age = -1;

  constructor(picture: Picture) {
    this.picture = picture;
  }

  about(battle: Readonly<Battle>, question: number, work: () => T): T {
    const age = this.picture.look(battle);
    if (age !== this.age) {
      this.known.clear();
      this.age = age;
    }
    const known = this.known.get(question);
    if (known !== undefined) return known;
    const answer = work();
    this.known.set(question, answer);
    return answer;
  }
}
