/** How far a run is: a bar on a terminal, and one line at the end, also on a pipe. */
import type { Progress } from '../lab/run/run.ts';

export interface ProgressSight {
  show(progress: Progress): void;
  end(): void;
}

const BLIND: ProgressSight = { show() {}, end() {} };

/** On stderr, so that standard output holds the answer alone. `quiet`: nothing at all. */
export async function watchProgress(title: string, quiet: boolean): Promise<ProgressSight> {
  if (quiet) return BLIND;
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const bar = process.stderr.isTTY ? await openBar(title, seconds) : BLIND;
  let last: Progress | undefined;
  return {
    show(progress) {
      last = progress;
      bar.show(progress);
    },
    end() {
      bar.end();
      if (last !== undefined) process.stderr.write(`${title}: ${inWords(last, seconds())}\n`);
    },
  };
}

async function openBar(title: string, seconds: () => number): Promise<ProgressSight> {
  const { default: progressBars } = await import('cli-progress');
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
    show({ total, kept, played, failures }) {
      const left = played === 0 ? '?' : duration(((total - kept - played) / played) * seconds());
      const figures = { rate: rateOf(played, seconds()), left, failures };
      if (started) shown.update(kept + played, figures);
      else shown.start(total, kept + played, figures);
      started = true;
    },
    end: () => shown.stop(),
  };
}

function inWords({ total, kept, played, failures, isOpen }: Progress, seconds: number): string {
  if (kept === total) return `all ${total} games were there from before`;
  const earlier = kept > 0 ? `, ${kept} kept from before` : '';
  return `${kept + played} of ${isOpen ? 'at least ' : ''}${total} games${earlier}, ${failures} failed, ${duration(seconds)}, ${rateOf(played, seconds)} games/s`;
}

function rateOf(played: number, seconds: number): string {
  return (played / Math.max(seconds, 0.001)).toFixed(0);
}

/** "27 s", "12 min", "3.5 h". */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
