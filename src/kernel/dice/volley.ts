/** Shot after shot at one target, until it is hit often enough or the shots are used up. */
import { Distribution } from './distribution.ts';
import { Roll } from './roll.ts';

/** `shot`: the hits of one shot. The outcome is a row: shots fired, hits. */
export function volley(shot: Roll, shots: number, enough: number): Roll<readonly [fired: number, hits: number]> {
  return new Roll(
    (rng) => {
      let fired = 0;
      let hits = 0;
      for (; fired < shots && hits < enough; fired++) hits += shot.roll(rng);
      return [fired, hits] as const;
    },
    () => {
      let odds = Distribution.always<readonly [number, number]>([0, 0]);
      for (let n = 0; n < shots; n++) {
        odds = odds.then(([fired, hits]) =>
          hits >= enough
            ? Distribution.always<readonly [number, number]>([fired, hits])
            : shot.odds().map((more) => [fired + 1, hits + more] as const),
        );
      }
      return odds;
    },
  );
}
