import { expect, test } from 'vitest'
import { screenAt } from './documents.ts'

test.each([
  ['/', 'app'],
  ['/login', 'sign-in'],
  ['/login/again', 'app'],
  ['/join', 'join'],
  ['/join/abcdef', 'join'],
  ['/joined', 'app'],
  ['/page3/join', 'app'],
])('at %s is the screen %s', (path, screen) => expect(screenAt(path, ['invitation', 'join'])).toBe(screen))
