/** A position of three figures, for tests of the commands that read one. */
export const SMALL = `system: fury-of-the-clansmen
set: { options.rules: basic }
board: |
  . . R . .

  . J . B .

  . . .:. .
figures:
  - { id: c1, unit: centurion, at: [2, 0] }
  - { id: n1, unit: necromutant, at: [0, 2] }
  - { id: r1, unit: regular, at: [4, 2] }
`;
