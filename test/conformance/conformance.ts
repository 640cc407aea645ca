/** The suite that every system must pass, whatever its rulebook: the contract of src/kernel/game.ts as tests. */
import { describe, it } from 'vitest';
import type { System } from '../../src/kernel/game.ts';
import { diceAreFair } from './dice.ts';
import { nonsenseIsRefused, optionsAreComplete, optionsAreDistinct, optionsAreSound } from './legality.ts';
import { luckIsFair } from './luck.ts';
import { badSetupsGetHelp, bookIsInOrder, everyMissionOpens, namesAreInOrder } from './offer.ts';
import { attacksAreAnsweredOrRefused, diceAreRead, oddsFollowTheBook } from './odds.ts';
import { everyStateIsDrawn, gamesEnd, measuresAreAnnounced, tellingChangesNothing } from './results.ts';
import { viewsHide } from './secrecy.ts';
import { differentSeedsDiffer, playersForget, sameSeedSameGame } from './seeds.ts';
import { askingChangesNothing, copyIsIndependent, fingerprintSeesWrites, survivesJson, viewsAreNeverWritten } from './state.ts';
import { streamsAreAnnounced } from './streams.ts';
import type { Check, Subject } from './subject.ts';

const OF_A_SYSTEM: Record<string, (subject: Subject) => void> = {
  'its names are in order': namesAreInOrder,
  'every mission opens': everyMissionOpens,
  'every number of the book says where it is from and is one it may be': bookIsInOrder,
  'a bad mission, path, value or position gets help': badSetupsGetHelp,
  'every attack is answered with its exact odds, or refused with a reason': attacksAreAnsweredOrRefused,
  'odds follow the book': oddsFollowTheBook,
  'dice are read as players write them': diceAreRead,
};

const OF_A_MISSION: Record<string, Check> = {
  'the same seed plays the same game, whatever was played before': sameSeedSameGame,
  'other seeds play other games': differentSeedsDiffer,
  'it rolls on streams that it announces, round by round': streamsAreAnnounced,
  'a player keeps nothing from game to game': playersForget,
  'a state survives JSON at every decision': survivesJson,
  'a copy is equal and independent': copyIsIndependent,
  'asking changes nothing': askingChangesNothing,
  'views are never written to': viewsAreNeverWritten,
  'a write to a view shows in the fingerprint': fingerprintSeesWrites,
  'every option is legal and can be carried out': optionsAreSound,
  'no option is listed twice': optionsAreDistinct,
  'every legal action is an option': optionsAreComplete,
  'nonsense is refused with a reason': nonsenseIsRefused,
  'what is hidden makes no difference to views, options and decisions': viewsHide,
  'luck has mean zero and the variance that it says': luckIsFair,
  'rolls come out as often as their exact chances say': diceAreFair,
  'every game ends within its rounds': gamesEnd,
  'a finished game gives the announced columns, grade and winner': measuresAreAnnounced,
  'every state can be drawn': everyStateIsDrawn,
  'every event has words, and telling changes nothing': tellingChangesNothing,
};

export interface Settings extends Omit<Subject, 'system' | 'patch'> {
  /** Sets of rules to play each mission with, by name, as patches of the book; as it stands where there are none. */
  rules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Leaves out what is asked of the system as a whole: for all but one suite of a system with several. */
  missionsOnly?: boolean;
}

/** Registers the suite for a system. Numbers of games: enough to see what is wrong, few enough to stay quick. */
export function conformance(system: System, { rules = { 'as it stands': {} }, missionsOnly = false, ...settings }: Settings): void {
  describe(`${system.title} keeps the contract`, () => {
    if (!missionsOnly) for (const [title, check] of Object.entries(OF_A_SYSTEM)) it(title, () => check({ system, ...settings }));
    for (const [name, patch] of Object.entries(rules)) {
      const subject: Subject = { system, patch, ...settings };
      describe.each(settings.missions)(`%s, ${name}`, (mission) => {
        for (const [title, check] of Object.entries(OF_A_MISSION)) {
          if (check === optionsAreComplete && !subject.optionsAreComplete) continue;
          it(title, () => check(subject, mission));
        }
      });
    }
  });
}
