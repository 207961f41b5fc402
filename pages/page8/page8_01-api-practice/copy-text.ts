import { translate } from '#client/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import { messages } from './messages.ts'

/** Puts a text into the clipboard and says so; a browser may forbid it where the page is not served securely. */
export async function copyText(text: string, done: string = translate(messages, 'copied')): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done, { cause: 'copy' })
  } catch {
    toast.warning(translate(messages, 'copyFailed'), { cause: 'copy' })
  }
}
