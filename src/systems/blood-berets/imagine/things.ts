/** What may be hidden where, on the display and under markers on the board: everybody knows how many things of each kind are left ("Hiding Things..."). */
import { shuffle, type Rng } from '../../../kernel/rng.ts';
import type { Ground } from '../ground.ts';
import type { Secret } from '../secret.ts';
import type { Battle } from '../state.ts';
import type { Hidden } from '../vocabulary.ts';

/** Where a thing lies that only the Legion player knows. `marker`: its id; null on the display. */
interface Place {
  readonly section: number;
  readonly marker: number | null;
}

export function imagineThings(ground: Ground, battle: Readonly<Battle>, rng: Rng): Pick<Secret, 'hidden' | 'kinds'> {
  const { markers, display, affairs } = battle;
  const { objects } = ground.book;
  const { section } = ground.board(battle);
  const places = shuffle(placesOf(battle, section), rng);
  const tunnels = tunnelsAmong(places, objects.tunnels - affairs.tunnels - affairs.blown, markers.flatMap(({ kind, at }) => (kind === 'tunnel' ? [section[at]!] : [])));
  const mines = shuffle(places.filter((place) => !tunnels.includes(place)), rng);
  const troopMines = mines.slice(0, Math.max(0, objects.troopMines - affairs.troopMines - markers.filter(({ kind }) => kind === 'troop-mine').length));
  const kindOf = (place: Place): Hidden => (tunnels.includes(place) ? 'tunnel' : troopMines.includes(place) ? 'troop-mine' : 'small-mine');
  const kinds: Hidden[] = Array.from({ length: markers.reduce((length, { id }) => Math.max(length, id + 1), 0) }, () => 'small-mine');
  for (const { id, kind } of markers) kinds[id] = kind ?? kindOf(places.find(({ marker }) => marker === id)!);
  return { hidden: display.map((_, section) => places.filter((place) => place.marker === null && place.section === section).map(kindOf)), kinds };
}

function placesOf({ display, markers }: Readonly<Battle>, section: Uint8Array): Place[] {
  const onDisplay = display.flatMap((count, section) => Array.from({ length: count }, (): Place => ({ section, marker: null })));
  const onBoard = markers.filter(({ kind }) => kind === null).map(({ id, at }): Place => ({ section: section[at]!, marker: id }));
  return [...onDisplay, ...onBoard];
}

/** "Not more than one tunnel entrance may be placed per section." */
function tunnelsAmong(places: readonly Place[], count: number, taken: number[]): Place[] {
  const tunnels: Place[] = [];
  for (const place of places) {
    if (tunnels.length >= count || taken.includes(place.section)) continue;
    tunnels.push(place);
    taken.push(place.section);
  }
  return tunnels;
}
