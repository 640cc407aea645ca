/** What a run says, written for people and for programs. */
export { writeReport } from './write-report.ts';
