import { defineConfig } from 'vitest/config';

/** The slow proofs, run nightly: `npm run verify`. */
export default defineConfig({
  test: { include: ['test/verify/**/*.test.ts'], testTimeout: 1_800_000 },
});
