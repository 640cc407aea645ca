/** Preloaded into a run: says on leaving how much memory the process held at most, its worker threads included. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => process.stderr.write(`peak memory ${process.resourceUsage().maxRSS} kB\n`));
