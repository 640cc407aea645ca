/** Equipment: scanners and the medikit are given out, other cards are chosen by the advanced rules, one bearer a card ("... and Finding Them", "Medics", "Cards"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState, BeretsView } from '../state.ts';
import type { Step } from '../steps.ts';
import { EQUIPMENT, type Card, type Equipment } from '../vocabulary.ts';

type Chosen = (typeof EQUIPMENT)[number];

/** A card for a figure; the player may also have enough (`pass`). */
export interface Equip {
  do: 'equip';
  card: Chosen;
  figure: number;
}

export const equip: ActionRule<Equip> = {
  options(ground, view) {
    return asked(view) === null ? [] : choices(ground, view);
  },

  refuse(ground, view, { card, figure }) {
    if (asked(view) === null) return 'no equipment is chosen now ("Cards")';
    return refuseCard(ground, view, card) ?? refuseBearer(ground, view, card, figure);
  },

  apply(ground, { open }, { card, figure }, chance) {
    const { left } = open.agenda.pop() as Extract<Step, { step: 'equip' }>;
    open.figures[figure]!.gear.push(card);
    chance.tell?.({ tell: 'equipped', figure: ground.piece(figure).id, card } satisfies BeretsEvent);
    if (left > 1) open.agenda.push({ step: 'equip', left: left - 1 });
  },
};

export function performEquip(ground: Ground, { open }: BeretsState, { left }: Extract<Step, { step: 'equip' }>): typeof WAIT | typeof DONE {
  return left > 0 && choices(ground, { open }).length > 0 ? WAIT : DONE;
}

/** Privates, who get scanners where the mission gives any. */
const PRIVATES: ReadonlySet<Card> = new Set<Card>(['trooper', 'ranger', 'ranger-gunner']);

/** What comes on top of the chosen cards. The mission says whether scanners come too. */
export function issueStandard(ground: Ground, { open }: BeretsState, scanners: boolean): void {
  for (const number of ground.roster.bySeat[0]) open.figures[number]!.gear.push(...standardGear(ground, number, scanners));
}

export function standardGear(ground: Ground, number: number, scanners: boolean): Equipment[] {
  const { card } = ground.piece(number);
  if (scanners && ground.has('scanners') && PRIVATES.has(card)) return ['scanner'];
  return card === 'medic' && ground.has('medic') ? ['medikit'] : [];
}

function choices(ground: Ground, view: Pick<BeretsView, 'open'>): Equip[] {
  return EQUIPMENT.filter((card) => refuseCard(ground, view, card) === undefined).flatMap((card) =>
    ground.roster.bySeat[0].filter((figure) => refuseBearer(ground, view, card, figure) === undefined).map((figure): Equip => ({ do: 'equip', card, figure })),
  );
}

function refuseCard(ground: Ground, { open }: Pick<BeretsView, 'open'>, card: Chosen): string | undefined {
  if (!EQUIPMENT.includes(card)) return `card: expected one of ${EQUIPMENT.join(', ')}, found ${String(card)}`;
  const bearer = open.figures.findIndex(({ gear }) => gear.includes(card));
  return ground.refuseAbility(card) ?? (bearer < 0 ? undefined : `${ground.piece(bearer).id} bears the ${card}: there is one of each`);
}

/** Cards that nobody bears together ("Armor can't be combined with the hyperactivator"). */
const APART: Partial<Record<Equipment, Equipment>> = { armor: 'hyperactivator', hyperactivator: 'armor' };

function refuseBearer(ground: Ground, { open }: Pick<BeretsView, 'open'>, card: Chosen, figure: number): string | undefined {
  if (!ground.roster.bySeat[0].includes(figure)) return `figure: expected the number of a Blood Beret, found ${String(figure)}`;
  const piece = ground.piece(figure);
  const other = APART[card];
  if (other !== undefined && open.figures[figure]!.gear.includes(other)) return `${piece.id} bears the ${other}: not together with the ${card} ("Weapons and Equipment")`;
  if (card === 'gehenna-puker' && piece.card !== 'trooper') return `${piece.id} has no Intruder to give for a Gehenna Puker ("Weapons and Equipment")`;
  if (card === 'ironfist' && ground.card(open, figure).close === 0) return `${piece.id} has no close combat skill for an Ironfist`;
  return undefined;
}

function asked({ asked, seat }: BeretsView): Extract<Step, { step: 'equip' }> | null {
  return asked?.step === 'equip' && seat === 0 ? asked : null;
}
