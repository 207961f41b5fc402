import { expect, test, vi } from 'vitest'
import { onTexts } from '#client/i18n/i18n.ts'
import type { Look } from '#shared/look.ts'
import { adoptLook, whileChanging } from './look.ts'

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

test('while a change is being saved, an older look of the session does not replace it', async () => {
  adoptLook(null)
  const { promise, resolve } = Promise.withResolvers<void>()
  const renderAgain = vi.fn()
  const saving = whileChanging(() => promise)
  const other = whileChanging(async () => undefined)
  onTexts(renderAgain)
  await other
  adoptLook(look)
  expect(renderAgain).not.toHaveBeenCalled()
  resolve()
  await saving
  adoptLook(look)
  expect(renderAgain).toHaveBeenCalledOnce()
  adoptLook(null)
})
