/** Thirty games of each mission and seat: who does nothing loses. */
import { idleLoses } from '../selftests/idle-loses.ts';

idleLoses(30);
