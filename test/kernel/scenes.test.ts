/** Situations of an attack put together. */
import { expect, test } from 'vitest';
import { scenes } from '../../src/kernel/scenes.ts';

interface Scene {
  cover: 'none' | 'light';
  aimed: boolean;
  walls: number;
}

const sceneOf = scenes<Scene>({ cover: 'none', aimed: false, walls: 0 }, [
  { name: 'aimed', of: 'aim', about: 'aimed', means: { aimed: true } },
  { name: 'light-cover', of: 'cover', about: 'in light cover', means: { cover: 'light' } },
  { name: 'walls-2', of: 'walls', about: 'behind two walls', means: { walls: 2 } },
]);

test('nothing said: nothing special', () => expect(sceneOf([])).toEqual({ cover: 'none', aimed: false, walls: 0 }));

test('each situation changes what it speaks of, in whatever order they are said', () => {
  expect(sceneOf(['walls-2', 'aimed'])).toEqual({ cover: 'none', aimed: true, walls: 2 });
  expect(sceneOf(['aimed', 'light-cover'])).toEqual(sceneOf(['light-cover', 'aimed']));
  expect(sceneOf([])).toEqual({ cover: 'none', aimed: false, walls: 0 }); // the plain scene was not written to
});

test('the same list is put together once', () => {
  const when = ['aimed'];
  expect(sceneOf(when)).toBe(sceneOf(when));
});
