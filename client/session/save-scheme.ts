import { api } from '#client/api/api.ts'
import { translate } from '#client/i18n/i18n.ts'
import { currentScheme } from '#client/theme/color-scheme.ts'
import { toast } from '#client/ui/toast.ts'
import { chooseScheme } from '#resources/preferences/contract.ts'
import { Problem } from '#shared/errors.ts'
import { saveMessages } from './save-messages.ts'

/** Saves the colour scheme of this browser, and again if the operator goes on choosing meanwhile. */
export async function saveScheme(): Promise<void> {
  let saved: string | undefined
  try {
    while (saved !== currentScheme()) {
      saved = currentScheme()
      await api.call(chooseScheme, { body: { scheme: currentScheme() } })
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    toast.error(translate(saveMessages, 'schemeNotSaved'), { cause: 'scheme' })
  }
}
