/** What stands below the options in a command's help: examples that run, and what its exit codes say. */

/** `commands`: without the "skirmish" that each begins with. */
export const examples = (...commands: readonly string[]): string => `\n${commands.length === 1 ? 'Example' : 'Examples'}:\n${commands.map((command) => `  $ skirmish ${command}`).join('\n')}`;

/** `failed`: what brings a 1. */
export const exitCodes = (failed: string): string => `\n\nExit codes: 0 done, 1 ${failed}, 2 wrong usage or input.`;
