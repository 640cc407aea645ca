/** What keeps a file from being written, in words. */
import { UsageError } from '../../kernel/errors.ts';

const REASONS: Record<string, string> = {
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a part of the path is a file',
  ENOENT: 'no such folder',
  EISDIR: 'a folder has the name of a file to be written',
};

/** Undefined for an error that is not the file system's. */
export function diskReason(thrown: unknown): string | undefined {
  const { code, syscall } = thrown as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return undefined;
  return REASONS[code] ?? code;
}

/** Errors of the file system are the user's to mend; any other stays as it is. */
export function asUsageError(thrown: unknown, says: (reason: string) => string): unknown {
  const reason = diskReason(thrown);
  return reason === undefined ? thrown : new UsageError(says(reason));
}
