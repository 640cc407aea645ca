/** Preloaded into a program (`node --import`): says at its end how much memory the process held at most and how much processor time it took, its worker threads included. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    process.stderr.write(`peak memory ${maxRSS} kB, processor time ${userCPUTime + systemCPUTime} us\n`);
  });
}
