/** A whole battle that agrees with what a player sees: what is hidden from him is drawn afresh, for players who look ahead. */
import type { Rng } from '../../kernel/rng.ts';
import type { Ground } from './ground.ts';
import { imagineFaces } from './imagine/faces.ts';
import { imagineHands } from './imagine/hands.ts';
import { imaginePieces } from './imagine/pieces.ts';
import { imagineThings } from './imagine/things.ts';
import type { Secret } from './secret.ts';
import { copyState, type Battle, type BeretsState, type BeretsView } from './state.ts';

/** From the Legion player nothing is hidden. */
export function imagine(ground: Ground, { open, secret }: BeretsView, rng: Rng): BeretsState {
  return copyState({ open, secret: secret ?? imagineSecret(ground, open, rng) });
}

function imagineSecret(ground: Ground, battle: Readonly<Battle>, rng: Rng): Secret {
  return {
    ...imaginePieces(ground, battle, rng),
    faces: imagineFaces(ground, battle, rng),
    ...imagineThings(ground, battle, rng),
    hands: imagineHands(ground, battle, rng),
  };
}
