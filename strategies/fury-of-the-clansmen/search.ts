/** Search as a yardstick: options tried in copies of the battle, played on by the commander. Slow: some seconds a game. */
import { rollout } from '../any/rollout.ts';
import commander from './commander.ts';
import hunter from './hunter.ts';
import marksman from './marksman.ts';
import rush from './rush.ts';

export default rollout({ name: 'rollout', policy: commander, proposers: [marksman, hunter, rush], playouts: 6, options: 5, horizon: 30 });
