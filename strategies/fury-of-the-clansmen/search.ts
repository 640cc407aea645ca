/** Search as a yardstick: options tried in copies of the battle, played on by the commander. Slow: some seconds a game. */
import { rollout } from '../any/rollout.ts';
import commander from './commander.ts';

export default rollout({ name: 'rollout', policy: commander, playouts: 24, options: 6, horizon: 40 });
