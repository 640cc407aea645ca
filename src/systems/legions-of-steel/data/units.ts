/** The figures of the box ("Unit and Weapon Descriptions", "Movement", "Roll Modifiers"). */
import { assumed, derived, oneOf, printed, whole } from '../../../kernel/book.ts';
import { WEAPONS } from '../vocabulary.ts';

const points = whole(1, 12);
const kills = whole(1, 6);
const modifier = whole(-4, 4);
const hindrance = whole(-4, 0);
const few = whole(0, 9);
const weapon = oneOf(...WEAPONS);

const four = printed(points, 4, 'movement points; "Movement"');
const oneKill = printed(kills, 1, 'kills that remove it; "Kill Number"');
const ordinary = printed(modifier, 0, 'to each die of an attack on it; "General modifiers"');
const inTheWay = printed(hindrance, -1, 'to each die that is fired past it; "Firing past a figure"');
const none = assumed(few, 0, 'grenades of this kind; none are named', [0, 1]);
const never = printed(few, 0, 'only the other side has these; "Grenades"');
const noLeader = printed(few, 0, 'leadership points; "Leadership"');
const pulse = printed(modifier, 0, 'to each die of a K-Pulse grenade; "K-Pulse grenades"');
const unarmed = printed(few, 0, 'dice in Hand to Hand Combat: cannot damage another; "Hand to Hand Combat"');
const aForcewall = printed(few, 1, 'one per Trooper with Blaster; "T19 Forcewall Grenade"');
const aKPulse = assumed(few, 1, 'K-Pulse grenades; a Trooper throws one in an example, how many he has is not said', [1, 0, 2]);

const trooper = {
  movement: four, kills: oneKill, modifier: ordinary, past: inTheWay, pulse, hands: unarmed, leadership: noLeader,
  weapon: printed(weapon, 'blaster', '"LZ9 Blaster"'),
  forcewalls: aForcewall, kPulses: aKPulse, nachtmachers: never,
};

const leader = {
  ...trooper,
  weapon: assumed(weapon, 'blaster', 'as their Troopers; the book does not say', ['blaster', 'plasma-projector']),
  forcewalls: assumed(few, 1, 'with a Blaster as a Trooper, so with his grenade', [1, 0]),
};

export const UNITS_DATA = {
  sergeant: { ...leader, leadership: printed(few, 2, 'leadership points; "Leadership"') },
  corporal: { ...leader, leadership: printed(few, 1, 'leadership points; "Leadership"') },
  trooper,
  'heavy-weapon-trooper': {
    ...trooper,
    weapon: printed(weapon, 'plasma-projector', '"X26 Plasma Projector"'),
    forcewalls: assumed(few, 0, 'one per Trooper with Blaster, and he has none', [0, 1]),
    kPulses: none,
  },
  nightmare: {
    movement: four, kills: oneKill, modifier: ordinary, past: inTheWay, pulse, hands: unarmed, leadership: noLeader,
    weapon: printed(weapon, 'deadbolt', '"M1 Deadbolt Launcher"'),
    forcewalls: never, kPulses: never,
    nachtmachers: printed(few, 1, 'typically armed with one; "G1 Nightmare"'),
  },
  'assault-fiend': {
    movement: printed(points, 5, 'movement points; "Movement"'),
    kills: printed(kills, 2, 'kills that remove it; "Kill Number"'),
    modifier: printed(modifier, -1, 'to each die of an attack on it; "General modifiers"'),
    past: printed(hindrance, -2, 'to each die that is fired past it; "Firing past a figure"'),
    pulse: derived(modifier, -1, 'beside the -1 of its size: in the target square a 6 is needed; "K-Pulse grenades"'),
    hands: printed(few, 2, 'dice in Hand to Hand Combat; "Hand to Hand Combat"'),
    leadership: noLeader,
    weapon: printed(weapon, 'napalm-x', 'typical weaponry; "Mark I Assault Fiend"'),
    forcewalls: never, kPulses: never,
    nachtmachers: assumed(few, 0, 'issued mainly to Nightmares', [0, 1]),
  },
} as const;
