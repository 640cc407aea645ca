/** The control: a player who does nothing loses to the reference player wherever doing nothing must lose. More games of it nightly. */
import { idleLoses } from './idle-loses.ts';

idleLoses(1);
