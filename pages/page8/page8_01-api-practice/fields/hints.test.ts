import { expect, test } from 'vitest'
import { type Translate, translateInto } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { hintsOf } from './hints.ts'

const t: Translate<keyof typeof messages.texts> = (key, values) => translateInto('en', messages, key, values)

test.each([
  [{ type: 'string', minLength: 1 }, 'at least 1 character'],
  [{ type: 'string', minLength: 8 }, 'at least 8 characters'],
  [{ type: 'string', maxLength: 1 }, 'at most 1 character'],
  [{ type: 'string', minLength: 1, maxLength: 60 }, '1 to 60 characters'],
  [{ type: 'array', minItems: 1 }, 'array · at least 1 item'],
  [{ type: 'array', maxItems: 50 }, 'array · at most 50 items'],
  [{ type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 }, 'integer · at least 1'],
])('%j reads %j', (schema, words) => {
  expect(hintsOf('name', schema, t)).toBe(words)
})
