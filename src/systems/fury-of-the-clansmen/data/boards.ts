/**
 * The nine board sections ("Game Boards"), as text maps. The rulebook prints none of them; these are drawn to its
 * description ("Terrain Features"): jungles deep enough to hide in, piles of rubble to climb, walls left of cities,
 * boulders. About a third of the ground is covered. North is where the section's number would be read upright.
 *
 * . clear   J jungle   R rubble   B boulder   : ~ ruined wall (upright, level)
 */
export interface Section {
  /** What it looks like. */
  name: string;
  map: string;
}

export const SECTIONS: readonly Section[] = [
  {
    name: 'deep jungle',
    map: `
. . J J J . . .
. J J J J J . .
. J J J J J . B
. . J J J . . .
. . . J . . . .
. R . . . J J .
R R . . J J J .
. . . . . J . .
`,
  },
  {
    name: 'ruined block',
    map: `
. . . . . . . .
  ~ ~ ~   ~
.:R R . . .:. .

.:R . . . .:J .

. . . . B . J .

.:. . . . .:J J

.:. . . R R:. .
  ~ ~     ~
. . J . . . . .

. J J . . . . .
`,
  },
  {
    name: 'rubble hill',
    map: `
. . . . . . . .
. . R R R . . .
. R R R R R . .
. R R R R R . J
. R R R R . J J
. . R R . . J J
. . . . . J J .
B B . . . J . .
`,
  },
  {
    name: 'boulder field',
    map: `
. . . . . . . B
. B . . B B . .
. . . . . B . .
. J J . . . . .
J J J . B . R R
J J . . B . R R
. . . B . . . .
. . . . . . B .
`,
  },
  {
    name: 'street of ruins',
    map: `
. R . . . . J J
~ ~ ~   ~ ~
. R R:. . . J J

. . .:. . .:J .
~ ~       ~ ~
. . . . . . . .

. . . . . B . .
  ~ ~   ~ ~ ~
. .:. . . R R .

J J:. . . R R .
    ~
J J J . . . . .
`,
  },
  {
    name: 'two thickets',
    map: `
. J J . . . . .
J J J J . . . .
J J J J . R . .
. J J . R R . .
. . . . R R . J
. . . . . . J J
. B . . . J J J
. . . . . J J .
`,
  },
  {
    name: 'twin mounds',
    map: `
. . . . . . . .

. R R . . . J .

R R R . . J J J

. R . . . J J J
      ~ ~
. . . . . . . .

. J J . . R R .

J J J:. . R R R

. J .:. . . R .
`,
  },
  {
    name: 'overgrown ruins',
    map: `
. . J J . . . .
    ~ ~ ~ ~
. .:J J . .:. .

. .:J . . .:. B

. J J . . . R .

. J . . . . R R

. .:. . J J:R .

. .:. J J J:. .
    ~ ~   ~
. . . . J . . .
`,
  },
  {
    name: 'open ground',
    map: `
. . . . . . . .
. J . . . . R .
J J J . . R R .
J J . . B . . .
. . . B B . . .
. . . . . . J .
. R R . . J J J
. R . . . . J .
`,
  },
];
