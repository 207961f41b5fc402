import { expect, test } from 'vitest'
import { quotedIn } from './task-texts.ts'

test('a hint shows what one types between braces, and the keys of a shortcut', () => {
  const en = 'Press {{keys.undo}}, enter {{run}} and {{etag}}.'
  expect(quotedIn({ en, zh: '' })).toEqual({ run: '{{run}}', etag: '{{etag}}' })
})
