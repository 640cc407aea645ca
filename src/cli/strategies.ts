/** Scripted players by name, and the user's own by the path of their file. */
import { basename, extname, resolve } from 'node:path';
import { UsageError, unknownName } from '../kernel/errors.ts';
import type { Strategy } from '../kernel/game.ts';
import idle from '../../strategies/any/idle.ts';
import random from '../../strategies/any/random.ts';
import beretsAmbush from '../../strategies/blood-berets/ambush.ts';
import beretsStorm from '../../strategies/blood-berets/storm.ts';
import beretsVeteran from '../../strategies/blood-berets/veteran.ts';
import conanBulwark from '../../strategies/conan-rise-of-monsters/bulwark.ts';
import conanOnslaught from '../../strategies/conan-rise-of-monsters/onslaught.ts';
import conanTactician from '../../strategies/conan-rise-of-monsters/tactician.ts';
import furyCommander from '../../strategies/fury-of-the-clansmen/commander.ts';
import furyHunter from '../../strategies/fury-of-the-clansmen/hunter.ts';
import furyMarksman from '../../strategies/fury-of-the-clansmen/marksman.ts';
import furyRush from '../../strategies/fury-of-the-clansmen/rush.ts';
import legionsAssault from '../../strategies/legions-of-steel/assault.ts';
import legionsCaptain from '../../strategies/legions-of-steel/captain.ts';
import legionsOverwatch from '../../strategies/legions-of-steel/overwatch.ts';
import warAssault from '../../strategies/warengine/assault.ts';
import warFirebase from '../../strategies/warengine/firebase.ts';
import warWarlord from '../../strategies/warengine/warlord.ts';
import { loadFile, SCRIPTS } from './strategy-file.ts';
import furyRollout from '../../strategies/fury-of-the-clansmen/search.ts';

/** By system, the one that `skirmish play` takes unasked first. */
const FOR_SYSTEM: Readonly<Record<string, readonly Strategy[]>> = {
  'fury-of-the-clansmen': [furyCommander, furyRush, furyMarksman, furyHunter, furyRollout],
  warengine: [warWarlord, warAssault, warFirebase],
  'conan-rise-of-monsters': [conanTactician, conanOnslaught, conanBulwark],
  'blood-berets': [beretsVeteran, beretsStorm, beretsAmbush],
  'legions-of-steel': [legionsCaptain, legionsAssault, legionsOverwatch],
};

/** The strategies of ours that can play a system. */
export function builtIn(system: string): readonly Strategy[] {
  return [...(FOR_SYSTEM[system] ?? []), random, idle];
}

/** Whether a strategy is meant by its file: names have neither dots nor slashes. */
export function isFile(spec: string): boolean {
  return /[/\\]/.test(spec) || SCRIPTS.includes(extname(spec));
}

/** A strategy by name, or by path from `folder` (the working folder). Throws a `UsageError` that says what was expected. */
export async function loadStrategy(system: string, spec: string, folder = '.'): Promise<Strategy> {
  if (isFile(spec)) return loadFile(spec, resolve(folder, spec));
  const known = builtIn(system);
  const strategy = known.find(({ name }) => name === spec);
  if (strategy === undefined) throw new UsageError(`${unknownName('strategy', spec, known.map(({ name }) => name))} (your own is given by its path: ./${spec}.js)`);
  return strategy;
}

/** What the tables call a strategy: a built-in by its name, a user's own by its file's base name. */
export function labelOf(spec: string): string {
  return isFile(spec) ? basename(spec, extname(spec)) : spec;
}
