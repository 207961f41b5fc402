import { translate } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { copyMessages } from './messages.ts'

/** Copies a text and shows a toast. A browser may forbid it. */
export async function copyText(text: string, done: string = translate(copyMessages, 'copied')): Promise<void> {
  if (await isCopied(text)) toast.success(done, { cause: 'copy' })
  else toast.warning(translate(copyMessages, 'copyFailed'), { cause: 'copy' })
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return isCopiedAsSelection(text)
  }
}

/** The old way, which also works on pages that are not served over HTTPS, such as those of a colleague's computer. */
function isCopiedAsSelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  // Inside a dialog, because that keeps the focus.
  const place = focused?.closest('[role="dialog"], dialog') ?? document.body
  place.append(area)
  area.select()
  const isDone = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isDone
}
