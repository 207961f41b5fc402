import { expect, test, vi } from 'vitest'
import { onTexts } from '#client/i18n/i18n.ts'
import type { Look } from '#shared/look.ts'
import { adoptLook } from './look.ts'

const look: Look = { css: '', scheme: 'light', keys: { palette: 'Mod+P' }, hasCharacterKeys: true }

test('sessions render the console again only if they carry other keys than before', () => {
  const renderAgain = vi.fn()
  onTexts(renderAgain)
  adoptLook(null)
  expect(renderAgain).not.toHaveBeenCalled()
  adoptLook(look)
  expect(renderAgain).toHaveBeenCalledTimes(1)
  adoptLook(structuredClone(look))
  expect(renderAgain).toHaveBeenCalledTimes(1)
  adoptLook(null)
  expect(renderAgain).toHaveBeenCalledTimes(2)
})
