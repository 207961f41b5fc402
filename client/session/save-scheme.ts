import { api } from '#client/api/api.ts'
import { translate } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { chosenScheme } from '#client/theme/color-scheme.ts'
import { toast } from '#client/toast/toast.ts'
import { chooseScheme } from '#resources/preferences/contract.ts'
import { isResultUnknown, Problem } from '#shared/errors.ts'
import { problemMessages } from '#shared/problems/problem-messages.ts'
import { saveMessages } from './save-messages.ts'

let saving: Promise<void> | null = null

/** Saves the colour scheme of this browser, and again if the operator goes on choosing meanwhile. */
export function saveScheme(): Promise<void> {
  saving ??= save().finally(() => {
    saving = null
  })
  return saving
}

async function save() {
  let saved: string | undefined
  try {
    // Whoever has logged out meanwhile has no account to save it for.
    while (saved !== chosenScheme() && useGlobal.getState().token !== null) {
      saved = chosenScheme()
      await api.call(chooseScheme, { body: { scheme: chosenScheme() } })
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const text = isResultUnknown(error)
      ? translate(problemMessages, error.code)
      : translate(saveMessages, 'schemeNotSaved')
    toast.error(text, { cause: 'scheme' })
  }
}
