/** Files that a user asks for by path: written whole, or refused in one line. */
import { UsageError } from '../kernel/errors.ts';

/** Throws a `UsageError` that names the option, where the file cannot be written. */
export async function writeOwn(path: string, content: Uint8Array | string, option: string): Promise<void> {
  const { writeWhole } = await import('../lab/store/files.ts');
  try {
    await writeWhole(path, content);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === undefined) throw thrown;
    throw new UsageError(`${option} ${path}: cannot be written (${code === 'ENOENT' ? 'no such folder' : code})`);
  }
}
