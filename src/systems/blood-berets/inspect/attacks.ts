/** Each attack that a figure may make from where it stands, by the rules that offer it, and its exact chances. */
import { chebyshev } from '../../../kernel/grid/squares.ts';
import type { AttackReport } from '../../../kernel/inspect.ts';
import { CLOSE_WEAPONS, NOT_AIMED } from '../data/weapons.ts';
import { d20, effectRoll, skillRoll } from '../dice-odds.ts';
import { rollText } from '../dice-notation.ts';
import type { Ground } from '../ground.ts';
import { isFigure, isNepharite } from '../roster.ts';
import { aim } from '../rules/aim.ts';
import { armorOf, hitsOf } from '../rules/armor-roll.ts';
import { attackOf, type Attack } from '../rules/attack.ts';
import { burn, flame } from '../rules/burn.ts';
import { burst } from '../rules/burst.ts';
import { close } from '../rules/close.ts';
import { gearRows } from '../rules/gear.ts';
import { nafai } from '../rules/nafai.ts';
import { shotCost } from '../rules/shooting.ts';
import { shoot } from '../rules/shoot.ts';
import { standing } from '../figure.ts';
import type { BeretsView } from '../state.ts';
import { OUTCOMES } from '../vocabulary.ts';

/** Of the figure whose activation the view shows. */
export function attacksOf(ground: Ground, view: BeretsView, figure: number): AttackReport[] {
  const { open } = view;
  const id = (number: number) => ground.piece(number).id;
  const aimedAt = open.figures[figure]!.aim;
  const mayAim = new Set(aim.options(ground, view).map(({ target }) => target));
  const once = <A>(actions: readonly A[], key: (action: A) => string) => [...new Map(actions.map((action) => [key(action), action])).values()];
  const plain = once(close.options(ground, view), ({ weapon, target }) => `${weapon} ${target}`).map(({ weapon, target }) =>
    report(ground, view, { by: figure, target, weapon, close: true }, CLOSE_WEAPONS.has(weapon) ? weapon : `${weapon}-close`),
  );
  const shots = once(shoot.options(ground, view), ({ weapon, target }) => `${weapon} ${target}`).flatMap(({ weapon, target }) => {
    const shot: Attack = { by: figure, target, weapon, close: false, onTheMove: open.active!.hip === 'to-come' };
    if (aimedAt === target) return [report(ground, view, { ...shot, aimed: true }, weapon)];
    const hasTime = open.active!.left > shotCost(ground, weapon);
    return [report(ground, view, shot, weapon), ...(hasTime && mayAim.has(target) && !NOT_AIMED.has(weapon) ? [report(ground, view, { ...shot, aimed: true }, weapon)] : [])];
  });
  const near = (square: number) => inPlay(ground, view).filter((other) => chebyshev(ground.board(open).width, open.figures[other]!.at, square) <= 1);
  const grenades = once(burst.options(ground, view), ({ target }) => `${target}`).map(({ target: square }) => {
    const target = inPlay(ground, view).find((other) => open.figures[other]!.at === square)!;
    return { ...report(ground, view, { by: figure, target, weapon: 'deathlokdrum', close: false, aimed: aimedAt === target }, 'burst'), together: near(square).map(id) };
  });
  const flames = once(burn.options(ground, view), ({ direction }) => direction).flatMap(({ direction }) => {
    const squares = flame(ground, open, figure, direction);
    const burnt = inPlay(ground, view).filter((other) => squares.includes(open.figures[other]!.at));
    const targets = burnt.filter((other) => open.figures[other]!.seat !== open.figures[figure]!.seat);
    return targets.map((target) => ({ ...report(ground, view, { by: figure, target, weapon: 'gehenna-puker', close: false }, 'gehenna-puker'), ...(burnt.length > 1 ? { together: burnt.map(id) } : {}) }));
  });
  const flights = nafai.options(ground, view).flatMap(({ targets }) =>
    targets.map((target) => ({ ...report(ground, view, { by: figure, target, weapon: 'nafai', close: false }, 'nafai'), ...(targets.length > 1 ? { together: targets.map(id) } : {}) })),
  );
  return [...plain, ...shots, ...grenades, ...flames, ...flights];
}

const inPlay = (ground: Ground, { open }: BeretsView): number[] => open.figures.flatMap((figure, number) => (standing(figure) && isFigure(ground.piece(number).card) ? [number] : []));

const SUCCESSES: ReadonlySet<number> = new Set([OUTCOMES.indexOf('perfect'), OUTCOMES.indexOf('successful')]);

function report(ground: Ground, view: BeretsView, attack: Attack, kind: string): AttackReport {
  const { open } = view;
  const { by, target, weapon, close, aimed = false } = attack;
  const numbers = attackOf(ground, view, attack);
  const graded = ground.has('perfect-and-fumble');
  const card = ground.card(open, by);
  const damage = numbers.damage + (kind === 'burst' ? ground.book.objects.troop - ground.book.weapons[weapon].damage : 0);
  const armor = armorOf(ground, open, target);
  const isStrength = weapon === 'alimahn';
  const strength = view.secret?.hands[by]?.strength ?? 0;
  const own = isStrength ? strength : close ? card.close : card.missile;
  const isOpen = isStrength && strength === 0; // rolled for at the beginning of each turn
  const rolled = isOpen ? d20.then((face) => skillRoll(face + numbers.skill, graded)) : skillRoll(numbers.skill, graded);
  const through = isStrength ? rolled.odds().where((outcome) => SUCCESSES.has(outcome)) : effectRoll(numbers.skill, graded, armor - damage, 1).odds().p(1);
  const stuns = isStrength || (weapon === 'gehenna-puker' && isNepharite(ground.piece(target).card));
  const left = ground.card(open, target).wounds - open.figures[target]!.wounds;
  const kills = !stuns && hitsOf(numbers) >= left;
  return {
    kind,
    ...(aimed ? { aimed } : {}),
    target: ground.piece(target).id,
    attackDice: isOpen ? `d20${numbers.skill === 0 ? '' : numbers.skill}${graded ? '!' : ''}` : rollText(own, numbers.skill - own, graded),
    armorDice: isStrength ? 'none' : rollText(armor, -damage),
    kill: kills ? through.toNumber() : 0,
    fraction: kills ? through.toString() : '0',
    ...(kills ? {} : { effect: { what: stuns ? 'stuns' : 'wounds', chance: through.toNumber(), fraction: through.toString() } }),
    modifiers: [...numbers.because, ...gearRows(ground, open, target, 'armor').map(({ because, points }) => ({ because, side: 'armor' as const, dice: `+${points}` }))],
  };
}
