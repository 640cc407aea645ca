/** A dark power that works on its Nepharite: nothing is aimed at. */
import type { Aim, PowerCard } from './card.ts';

export const ON_ITSELF: Pick<PowerCard, 'save' | 'aims' | 'refuse'> = { save: false, aims: () => [{}], refuse: (_, __, ___, aim) => refuseAim(aim) };

export function refuseAim({ target, to, gear }: Aim): string | undefined {
  return target === undefined && to === undefined && gear === undefined ? undefined : 'this power is used without "target", "to" and "gear"';
}
