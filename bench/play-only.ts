/** Plays so many games of Mission One, basic rules, with nothing around them, as its own process: what a run would cost without the lab. */
import { playGame } from '../src/kernel/referee.ts';
import type { Strategy } from '../src/kernel/game.ts';
import { furyOfTheClansmen } from '../src/systems/fury-of-the-clansmen/index.ts';
import rush from '../strategies/fury-of-the-clansmen/rush.ts';

const games = Number(process.argv[2]);
const strategies = [rush, rush] as unknown as Strategy[];
const game = furyOfTheClansmen.open({ mission: 'breakthrough', patch: { 'options.rules': 'basic' } });
let decisions = 0;
for (let index = 0; index < games; index++) decisions += playGame({ game, strategies, seats: furyOfTheClansmen.seats, seed: 'bench', index }).decisions;
console.log(`${games} games, ${decisions} decisions`);
