import tseslint from 'typescript-eslint';

/** These differ between engines or machines, or run on luck that no seed names: neither games nor figures of theirs may. */
const NOT_EVERYWHERE_THE_SAME = ['pow', 'exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'cbrt', 'hypot', 'random'].map((property) => ({
  object: 'Math',
  property,
  message: 'Not the same on every engine, or not seeded: see README, "Results you can trust".',
}));

const POWERS = [
  { selector: "BinaryExpression[operator='**']", message: '(5/6)**3 differs between Node 22 and 24: multiply.' },
  { selector: "AssignmentExpression[operator='**=']", message: 'Multiply instead.' },
];

const NOT_BELOW_THE_LAB = [
  ...NOT_EVERYWHERE_THE_SAME,
  { object: 'Date', property: 'now', message: 'No clock below the lab.' },
  { object: 'performance', property: 'now', message: 'No clock below the lab.' },
  ...['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({ property, message: 'Depends on the machine.' })),
];

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'reports/'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/kernel/**', 'src/systems/**', 'strategies/**'],
    rules: {
      'no-restricted-properties': ['error', ...NOT_BELOW_THE_LAB],
      'no-restricted-globals': ['error', ...['performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'process', 'crypto', 'Intl', 'globalThis', 'Reflect']],
      'no-restricted-syntax': [
        'error',
        ...POWERS,
        { selector: "NewExpression[callee.name='Date'], CallExpression[callee.name='Date']", message: 'No clock below the lab.' },
        { selector: "VariableDeclarator[init.name='Math']", message: 'Call Math by its name, so that the bans above see it.' },
      ],
    },
  },
  {
    files: ['src/lab/**'],
    ignores: ['src/lab/charts/**'],
    rules: { 'no-restricted-properties': ['error', ...NOT_EVERYWHERE_THE_SAME], 'no-restricted-syntax': ['error', ...POWERS] },
  },
  {
    files: ['src/kernel/**', 'src/systems/**', 'strategies/**'],
    ignores: ['src/kernel/rng.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [{ name: 'seedrandom', message: 'Luck comes from streams by name: src/kernel/rng.ts.' }] }] },
  },
);
