/** How far a run is: a bar on a terminal, one line at the end on a pipe. */
import type { Progress } from '../lab/run/run.ts';

export interface ProgressSight {
  show(progress: Progress): void;
  end(): void;
}

const BLIND: ProgressSight = { show() {}, end() {} };

/** On stderr, so that standard output holds the answer alone. `quiet`: nothing at all. */
export async function watchProgress(title: string, quiet: boolean): Promise<ProgressSight> {
  if (quiet) return BLIND;
  return process.stderr.isTTY ? bar(title) : lastLine(title);
}

async function bar(title: string): Promise<ProgressSight> {
  const { default: progressBars } = await import('cli-progress');
  const begun = performance.now();
  const shown = new progressBars.SingleBar({
    format: `${title} {bar} {percentage} % · {value}/{total} games · {rate} games/s · {left} left · {failures} failed`,
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
    barCompleteChar: '#',
    barIncompleteChar: '-',
  });
  let started = false;
  return {
    show(progress) {
      const { total, kept, played, failures } = progress;
      const seconds = (performance.now() - begun) / 1000;
      const figures = { rate: rateOf(progress, seconds), left: played === 0 ? '?' : duration(((total - kept - played) / played) * seconds), failures };
      if (started) shown.update(kept + played, figures);
      else shown.start(total, kept + played, figures);
      started = true;
    },
    end: () => shown.stop(),
  };
}

function lastLine(title: string): ProgressSight {
  const begun = performance.now();
  let last: Progress | undefined;
  return {
    show: (progress) => (last = progress),
    end() {
      if (last === undefined) return;
      const { total, kept, played, failures } = last;
      const seconds = (performance.now() - begun) / 1000;
      if (played === 0) return void process.stderr.write(`${title}: all ${total} games were there from before\n`);
      const earlier = kept > 0 ? `, ${kept} kept from before` : '';
      process.stderr.write(`${title}: ${kept + played} of ${total} games${earlier}, ${failures} failed, ${duration(seconds)}, ${rateOf(last, seconds)} games/s\n`);
    },
  };
}

function rateOf({ played }: Progress, seconds: number): string {
  return (played / Math.max(seconds, 0.001)).toFixed(0);
}

export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
