import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/messages.ts'
import { PRESET_NAMES } from '#shared/platform/faults.ts'
import { presetTexts } from './preset-messages.ts'
import { presetMessages } from './preset-name-messages.ts'

test('every situation of the drawer has a name and says what it does, also those that tasks need', () => {
  expect(PRESET_NAMES).toEqual(expect.arrayContaining(['lost-response', 'unavailable']))
  for (const preset of PRESET_NAMES)
    for (const language of LANGUAGES) {
      expect(String(presetMessages.texts[preset][language])).not.toBe('')
      expect(String(presetTexts.texts[preset][language]).length).toBeGreaterThan(5)
    }
})
