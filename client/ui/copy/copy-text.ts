import { translate } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import { copyMessages } from './messages.ts'

/** Copies a text and shows a toast. A browser may forbid it if the page is not served over HTTPS. */
export async function copyText(text: string, done: string = translate(copyMessages, 'copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done, { cause: 'copy' })
  } catch {
    toast.warning(translate(copyMessages, 'copyFailed'), { cause: 'copy' })
  }
}
